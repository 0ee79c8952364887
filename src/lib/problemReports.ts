import { getBuildNumber } from './buildNumber'
import { type ReportedProblemKind, setProblemReporter } from './reportProblem'

type ProblemSinkSettings = {
  url: string
  key: () => string | null
}

const MAX_PER_MINUTE = 10
const MINUTE_MS = 60_000
const MAX_TEXT = 2000

let settings: ProblemSinkSettings | undefined
/** Error texts that were already reported, so that an error in a loop is reported only once. */
const sent = new Set<string>()
let recent: number[] = []

export function startProblemReports(next: ProblemSinkSettings): () => void {
  settings = next
  setProblemReporter(send)
  const onError = (event: ErrorEvent) => send('error', event.error ?? event.message)
  const onRejection = (event: PromiseRejectionEvent) => send('rejection', event.reason)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    settings = undefined
    setProblemReporter(undefined)
    sent.clear()
    recent = []
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}

function send(kind: ReportedProblemKind, cause: unknown): void {
  if (!settings) return
  const text = strip(describe(cause)).slice(0, MAX_TEXT)
  const now = Date.now()
  recent = recent.filter((at) => now - at < MINUTE_MS)
  const name = `${kind} ${text}`
  if (sent.has(name) || recent.length >= MAX_PER_MINUTE) return
  sent.add(name)
  recent.push(now)
  const body = {
    kind,
    text,
    build: getBuildNumber(),
    address: strip(window.location.href),
    at: new Date(now).toISOString(),
  }
  try {
    // The JSON is passed as a string, so that it is sent as `text/plain`. Another type would need a CORS preflight, which a beacon cannot
    // wait for.
    navigator.sendBeacon(settings.url, JSON.stringify(body))
  } catch {
    // An error while sending a report must not cause another report.
  }
}

function describe(cause: unknown): string {
  if (cause instanceof Error)
    return cause.stack?.includes(cause.message) ? cause.stack : `${cause.name}: ${cause.message}`
  return typeof cause === 'string' ? cause : String(cause)
}

function strip(text: string): string {
  const key = settings?.key()
  const plain = key ? text.replaceAll(key, '***').replaceAll(encodeURIComponent(key), '***') : text
  return plain.replace(/(access-token=|Bearer )[^\s&"'#]+/gi, '$1***')
}

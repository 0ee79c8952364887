import { buildNumber } from './build'
import { type ReportKind, setReportSink } from './report'

export type ReportSettings = {
  /** Takes reports as JSON (`reportUrl` of config.json). */
  url: string
  /** Removed from every report. */
  key: () => string | null
}

const MAX_PER_MINUTE = 10
const MINUTE_MS = 60_000
const MAX_TEXT = 2000

let settings: ReportSettings | undefined
/** When each text was sent: the same error in a loop is one report. */
const sent = new Set<string>()
let recent: number[] = []

/** Sends errors and rejections of the page from now on. Returns a function that stops. */
export function startReporting(next: ReportSettings): () => void {
  settings = next
  setReportSink(send)
  const onError = (event: ErrorEvent) => send('error', event.error ?? event.message)
  const onRejection = (event: PromiseRejectionEvent) => send('rejection', event.reason)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    settings = undefined
    setReportSink(undefined)
    sent.clear()
    recent = []
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}

/** Sends one report, unless the same was sent already or too many were. Never throws, and nothing is awaited. */
function send(kind: ReportKind, cause: unknown): void {
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
    build: buildNumber(),
    address: strip(window.location.href),
    at: new Date(now).toISOString(),
  }
  try {
    // Plain text needs no preflight, which a beacon could not wait for; the body is JSON all the same.
    navigator.sendBeacon(settings.url, JSON.stringify(body))
  } catch {
    // A sink that cannot be reached must not cause an error of its own.
  }
}

function describe(cause: unknown): string {
  if (cause instanceof Error)
    return cause.stack?.includes(cause.message) ? cause.stack : `${cause.name}: ${cause.message}`
  return typeof cause === 'string' ? cause : String(cause)
}

/** Takes the key out, as it is and as addresses and headers carry it. */
function strip(text: string): string {
  const key = settings?.key()
  const plain = key ? text.replaceAll(key, '***').replaceAll(encodeURIComponent(key), '***') : text
  return plain.replace(/(access-token=|Bearer )[^\s&"'#]+/gi, '$1***')
}

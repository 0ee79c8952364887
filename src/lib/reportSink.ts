import { buildNumber } from './build'
import { type ReportKind, setReportSink } from './report'

export type ReportSettings = {
  url: string
  key: () => string | null
}

const MAX_PER_MINUTE = 10
const MINUTE_MS = 60_000
const MAX_TEXT = 2000

let settings: ReportSettings | undefined
/** Texts that were already sent, so that an error in a loop is reported once. */
const sent = new Set<string>()
let recent: number[] = []

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
    // The JSON is passed as a string and so is sent as `text/plain`, which needs no CORS preflight; a beacon cannot wait for one.
    navigator.sendBeacon(settings.url, JSON.stringify(body))
  } catch {
    // If the report cannot be sent, that must not cause another error.
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

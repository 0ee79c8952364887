export type ReportKind = 'error' | 'rejection' | 'contract'

export type ReportSink = (kind: ReportKind, cause: unknown) => void

let sink: ReportSink | undefined

/** Sends an error report. Does nothing unless config.json contains a URL for reports; only then is `lib/reportSink` loaded. */
export const report: ReportSink = (kind, cause) => sink?.(kind, cause)

export function setReportSink(next: ReportSink | undefined): void {
  sink = next
}

export type ReportKind = 'error' | 'rejection' | 'contract'

export type ReportSink = (kind: ReportKind, cause: unknown) => void

let sink: ReportSink | undefined

/** Does nothing unless config.json names a sink; the sink's code is loaded only then (`lib/reportSink`). */
export const report: ReportSink = (kind, cause) => sink?.(kind, cause)

export function setReportSink(next: ReportSink | undefined): void {
  sink = next
}

/** What a report is about: an error of ours, a rejected promise nobody awaited, a response that breaks the contract. */
export type ReportKind = 'error' | 'rejection' | 'contract'

export type ReportSink = (kind: ReportKind, cause: unknown) => void

let sink: ReportSink | undefined

/** Hands something on to the sink, where config.json names one: that part is loaded only then (`lib/reportSink`). */
export const report: ReportSink = (kind, cause) => sink?.(kind, cause)

export function setReportSink(next: ReportSink | undefined): void {
  sink = next
}

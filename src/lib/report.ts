/** What a report is about: an error of ours, a rejected promise nobody awaited, a response that breaks the contract. */
export type ReportKind = 'error' | 'rejection' | 'contract'

export type ReportSink = (kind: ReportKind, cause: unknown) => void

let sink: ReportSink | undefined

/** Passes something on to the sink if config.json names one; its code is loaded only then (`lib/reportSink`). */
export const report: ReportSink = (kind, cause) => sink?.(kind, cause)

export function setReportSink(next: ReportSink | undefined): void {
  sink = next
}

export type ReportedProblemKind = 'error' | 'rejection' | 'contract'

type ProblemSink = (kind: ReportedProblemKind, cause: unknown) => void

let sink: ProblemSink | undefined

/** Sends an error report if config.json contains a URL for reports; otherwise does nothing and does not load `lib/problemReports`. */
export const reportProblem: ProblemSink = (kind, cause) => sink?.(kind, cause)

export function setProblemReporter(next: ProblemSink | undefined): void {
  sink = next
}

import { useEffect, useState } from 'react'
import { type Failure, isAbort, toFailure } from '../../../lib/failure'
import { type ExportJob, type ExportProgress, type ExportResult, runExport } from './runExport'

export type ExportState =
  | ExportProgress
  | { step: 'failed'; failure: Failure }
  | { step: 'finished'; result: ExportResult }

const START: ExportState = { step: 'reading', page: 1, pageCount: 0 }

/** Runs an export as soon as it is shown, and again when asked to; leaving cancels it. A list that changes meanwhile does not. */
export function useExport<Row, F>(
  job: Omit<ExportJob<Row, F>, 'signal' | 'onProgress'>,
): {
  state: ExportState
  retry: () => void
} {
  const [state, setState] = useState<ExportState>(START)
  const [attempt, setAttempt] = useState({ job })

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const show = (next: ExportState) => {
      if (!signal.aborted) setState(next)
    }
    show(START)
    runExport({ ...attempt.job, signal, onProgress: show }).then(
      (result) => show({ step: 'finished', result }),
      (error: unknown) => {
        if (!signal.aborted && !isAbort(error)) show({ step: 'failed', failure: toFailure(error) })
      },
    )
    return () => controller.abort()
  }, [attempt])

  return { state, retry: () => setAttempt({ job }) }
}

import { useEffect, useState } from 'react'
import { createAllPagesState } from '../../../lib/allPages'
import { type Failure, isAbort, toFailure } from '../../../lib/failure'
import { type ExportJob, type ExportProgress, type ExportResult, runExport } from './runExport'

export type ExportState =
  | ExportProgress
  | { step: 'failed'; failure: Failure; pagesRead: number }
  | { step: 'finished'; result: ExportResult }

const START = { step: 'reading', page: 1, pageCount: 0, rows: 0, total: 0, secondsLeft: undefined } as const

/**
 * Starts the export on mount and cancels it on unmount. `retry` continues from the page that failed. Later changes of `job` are ignored.
 */
export function useExport<Row, F>(
  job: Pick<ExportJob<Row, F>, 'source' | 'query' | 'format'>,
): {
  state: ExportState
  agree: () => void
  retry: () => void
} {
  const [state, setState] = useState<ExportState>(START)
  const [attempt, setAttempt] = useState({ job, reading: createAllPagesState<Row>() })
  const [agreement] = useState(agreementToCome)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const { reading } = attempt
    const show = (next: ExportState) => {
      if (!signal.aborted) setState(next)
    }
    show({ ...START, page: reading.page, pageCount: reading.pageCount })
    runExport({ ...attempt.job, reading, agree: () => agreement.promise, signal, onProgress: show }).then(
      (result) => show({ step: 'finished', result }),
      (error: unknown) => {
        if (signal.aborted || isAbort(error)) return
        show({ step: 'failed', failure: toFailure(error), pagesRead: reading.page - 1 })
      },
    )
    return () => controller.abort()
  }, [attempt, agreement])

  return { state, agree: agreement.give, retry: () => setAttempt({ ...attempt }) }
}

function agreementToCome() {
  let give = (): void => undefined
  const promise = new Promise<void>((resolve) => {
    give = resolve
  })
  return { promise, give }
}

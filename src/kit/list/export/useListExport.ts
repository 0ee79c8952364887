import { useEffect, useState } from 'react'
import { type Failure, isAbortError, toFailure } from '../../../lib/failure'
import { createAllPagesReadState } from '../../../lib/loadAllPages'
import { type ExportProgress, type ExportResult, type ListExportJob, runListExport } from './runListExport'

export type ListExportState =
  | ExportProgress
  | { step: 'failed'; failure: Failure; pagesRead: number }
  | { step: 'finished'; result: ExportResult }

const START = { step: 'reading', page: 1, pageCount: 0, rows: 0, total: 0, secondsLeft: undefined } as const

/**
 * Starts the export on mount and cancels it on unmount. `retry` continues from the page that failed. Later changes of `job` are ignored.
 */
export function useListExport<Row, F>(job: Pick<ListExportJob<Row, F>, 'source' | 'query' | 'format'>) {
  const [state, setState] = useState<ListExportState>(START)
  const [attempt, setAttempt] = useState({ job, reading: createAllPagesReadState<Row>() })
  const [agreement] = useState(agreementToCome)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const { reading } = attempt
    const show = (next: ListExportState) => {
      if (!signal.aborted) setState(next)
    }
    show({ ...START, page: reading.page, pageCount: reading.pageCount })
    runListExport({ ...attempt.job, reading, agree: () => agreement.promise, signal, onProgress: show }).then(
      (result) => show({ step: 'finished', result }),
      (error: unknown) => {
        if (signal.aborted || isAbortError(error)) return
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

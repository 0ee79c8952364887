import { useEffect, useRef, useState } from 'react'
import { isAbort, toFailure } from '../../../lib/failure'
import { createRecorder, type NewPayment } from '../addPayment'

export type RowResult = { state: 'sending' | 'done' | 'failed'; text: string }

/**
 * Records the payments of a bank statement one by one, each at most once. Stopping or unmounting skips the payments
 * that are not sent yet.
 */
export function useBankRun(onRecorded: () => void) {
  const [results, setResults] = useState<ReadonlyMap<number, RowResult>>(new Map())
  const [isRunning, setRunning] = useState(false)
  const stopping = useRef<AbortController>(undefined)
  /** Each line has its own recorder, because a recorder remembers the outcome of its last attempt. */
  const recorders = useRef(new Map<number, ReturnType<typeof createRecorder>>())
  useEffect(() => () => stopping.current?.abort(), [])

  const run = async (drafts: readonly { line: number; payment: NewPayment }[]) => {
    const controller = new AbortController()
    stopping.current = controller
    setRunning(true)
    const set = (line: number, result: RowResult) => setResults((known) => new Map(known).set(line, result))
    for (const { line, payment } of drafts) {
      if (controller.signal.aborted) break
      set(line, { state: 'sending', text: 'Записывается…' })
      try {
        const record = recorders.current.get(line) ?? createRecorder()
        recorders.current.set(line, record)
        await record(payment, async () => controller.signal.throwIfAborted())
        set(line, { state: 'done', text: 'Записано' })
      } catch (error) {
        if (isAbort(error)) {
          setResults((known) => new Map([...known].filter(([key]) => key !== line)))
          break
        }
        const { message, hint } = toFailure(error)
        set(line, { state: 'failed', text: [message, hint].filter(Boolean).join('. ') })
      }
    }
    setRunning(false)
    onRecorded()
  }
  return {
    results,
    isRunning,
    run: (drafts: readonly { line: number; payment: NewPayment }[]) => void run(drafts),
    stop: () => stopping.current?.abort(),
  }
}

import { useEffect, useRef, useState } from 'react'
import { failureText, isAbort, toFailure } from '../../../lib/failure'
import { watchSessionKey } from '../../../session/session'
import { createPaymentRecorder, type NewPayment } from '../addPayment'

export type StatementRowResult = { state: 'sending' | 'done' | 'failed' | 'unknown'; text: string }

/**
 * Records the payments of a bank statement one by one, each at most once. Stopping or unmounting skips the payments
 * that are not sent yet.
 */
export function useStatementImport(onRecorded: () => void) {
  const [results, setResults] = useState<ReadonlyMap<number, StatementRowResult>>(new Map())
  const [isRunning, setRunning] = useState(false)
  const stopping = useRef<AbortController>(undefined)
  /** One recorder per statement line, kept between attempts so that a retry cannot record the payment twice. */
  const recorders = useRef(new Map<number, ReturnType<typeof createPaymentRecorder>>())
  useEffect(() => () => stopping.current?.abort(), [])

  const dismissResult = (line: number) => setResults((known) => new Map([...known].filter(([key]) => key !== line)))

  const run = async (drafts: readonly { line: number; payment: NewPayment }[]) => {
    const controller = new AbortController()
    stopping.current = controller
    const isMine = watchSessionKey()
    setRunning(true)
    const set = (line: number, result: StatementRowResult) => setResults((known) => new Map(known).set(line, result))
    for (const { line, payment } of drafts) {
      if (controller.signal.aborted || !isMine()) break
      const earlier = results.get(line)
      set(line, { state: 'sending', text: 'Записывается…' })
      try {
        const record = recorders.current.get(line) ?? createPaymentRecorder()
        recorders.current.set(line, record)
        await record(payment, async () => controller.signal.throwIfAborted())
        set(line, { state: 'done', text: 'Записано' })
      } catch (error) {
        if (isAbort(error)) {
          // An earlier attempt with an unknown outcome stays unknown.
          if (earlier) set(line, earlier)
          else dismissResult(line)
          break
        }
        const failure = toFailure(error)
        set(line, { state: failure.outcome ?? 'failed', text: failureText(failure) })
      }
    }
    setRunning(false)
    onRecorded()
  }
  return {
    results,
    isRunning,
    dismissResult,
    run: (drafts: readonly { line: number; payment: NewPayment }[]) => void run(drafts),
    stop: () => stopping.current?.abort(),
  }
}

import { toFailure } from '../../../lib/failure'
import { watchKey } from '../../../session/session'

/** What became of one order of several that are given to a courier. */
export type AssignResult =
  | { state: 'sending' | 'done' | 'unsent' }
  | { state: 'failed'; isUnknown: boolean; message: string }

/**
 * Sends one change after the other, so that each order has its own result. A refusal of one says nothing about the
 * others; without any response the rest is not sent, so that nobody waits for the same lost connection twenty times, nor when the
 * session has ended.
 */
export async function assignEach(
  ids: readonly number[],
  send: (id: number) => Promise<unknown>,
  tell: (id: number, result: AssignResult) => void,
): Promise<AssignResult[]> {
  const results: AssignResult[] = []
  const isMine = watchKey()
  let isLost = false
  for (const id of ids) {
    isLost ||= !isMine()
    if (!isLost) tell(id, { state: 'sending' })
    const result: AssignResult = isLost ? { state: 'unsent' } : await assignOne(() => send(id))
    isLost ||= result.state === 'failed' && result.isUnknown
    tell(id, result)
    results.push(result)
  }
  return results
}

async function assignOne(send: () => Promise<unknown>): Promise<AssignResult> {
  try {
    await send()
    return { state: 'done' }
  } catch (error) {
    const { outcome, message } = toFailure(error)
    return { state: 'failed', isUnknown: outcome === 'unknown', message }
  }
}

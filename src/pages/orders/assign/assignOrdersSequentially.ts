import { type Failure, toFailure } from '../../../lib/failure'
import { createSessionKeyCheck } from '../../../session/session'

export type OrderAssignProgress = { state: 'sending' | 'done' | 'unsent' } | { state: 'failed'; failure: Failure }

/**
 * Sends the requests one after the other. If the server refuses one request, the next is still sent; after a lost
 * connection or the end of the session, the remaining requests are not sent.
 */
export async function assignOrdersSequentially(
  ids: readonly number[],
  send: (id: number) => Promise<unknown>,
  tell: (id: number, result: OrderAssignProgress) => void,
): Promise<OrderAssignProgress[]> {
  const results: OrderAssignProgress[] = []
  const isMine = createSessionKeyCheck()
  let isLost = false
  for (const id of ids) {
    isLost ||= !isMine()
    if (!isLost) tell(id, { state: 'sending' })
    const result: OrderAssignProgress = isLost ? { state: 'unsent' } : await assignOne(() => send(id))
    isLost ||= result.state === 'failed' && result.failure.outcome === 'unknown'
    tell(id, result)
    results.push(result)
  }
  return results
}

async function assignOne(send: () => Promise<unknown>): Promise<OrderAssignProgress> {
  try {
    await send()
    return { state: 'done' }
  } catch (error) {
    return { state: 'failed', failure: toFailure(error) }
  }
}

import { type Failure, toFailure } from '../../../lib/failure'
import { createSessionKeyCheck } from '../../../session/session'

export type OrderAssignProgress = { state: 'sending' | 'done' | 'unsent' } | { state: 'failed'; failure: Failure }

/**
 * Sends the requests one after the other. If the server refuses one request, the next is still sent; after a lost
 * connection or the end of the session, the remaining requests are not sent. Orders for which `isAssigned` resolves with
 * true are done without a request.
 */
export async function assignOrdersSequentially(
  ids: readonly number[],
  isAssigned: (id: number) => Promise<boolean>,
  send: (id: number) => Promise<unknown>,
  tell: (id: number, result: OrderAssignProgress) => void,
): Promise<OrderAssignProgress[]> {
  const results: OrderAssignProgress[] = []
  const isMine = createSessionKeyCheck()
  let isLost = false
  for (const id of ids) {
    isLost ||= !isMine()
    if (!isLost) tell(id, { state: 'sending' })
    const isDone: boolean = !isLost && (await isAssigned(id))
    isLost ||= !isMine()
    const result: OrderAssignProgress = isDone ? DONE : isLost ? UNSENT : await assignOne(() => send(id))
    isLost ||= result.state === 'failed' && result.failure.outcome === 'unknown'
    tell(id, result)
    results.push(result)
  }
  return results
}

const DONE: OrderAssignProgress = { state: 'done' }
const UNSENT: OrderAssignProgress = { state: 'unsent' }

async function assignOne(send: () => Promise<unknown>): Promise<OrderAssignProgress> {
  try {
    await send()
    return DONE
  } catch (error) {
    return { state: 'failed', failure: toFailure(error) }
  }
}

import { changeCourierPoint } from '../../api/couriers'
import { type Failure, toFailure } from '../../lib/failure'
import { createSessionKeyCheck } from '../../session/session'

export type CourierPointMoveState = { status: 'waiting' | 'running' | 'done' } | { status: 'failed'; failure: Failure }

/** Number of concurrent requests. More requests would slow down each response. */
const AT_A_TIME = 2

/**
 * Moves each courier to the point with a separate request. A failed request does not stop the others; after sign-out no
 * further request is sent.
 */
export async function moveCouriersToPoint(
  ids: readonly number[],
  pointId: number,
  tell: (id: number, state: CourierPointMoveState) => void,
  send: (id: number, pointId: number) => Promise<void> = changeCourierPoint,
): Promise<void> {
  const isMine = createSessionKeyCheck()
  const left = [...ids]
  const worker = async () => {
    for (let id = left.shift(); id !== undefined && isMine(); id = left.shift()) {
      tell(id, { status: 'running' })
      try {
        await send(id, pointId)
        tell(id, { status: 'done' })
      } catch (error) {
        tell(id, { status: 'failed', failure: toFailure(error) })
      }
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, worker))
}

import { changeCourierPoint } from '../../api/couriers'
import { type Failure, toFailure } from '../../lib/failure'
import { watchKey } from '../../session/session'

/** How far the change of one courier is. */
export type MoveState = { status: 'waiting' | 'running' | 'done' } | { status: 'failed'; failure: Failure }

/** Calls that run side by side: more would make each response come later. */
const AT_A_TIME = 2

/**
 * Sends one call for each courier, two at a time, and tells of each as it goes. A failure stops none of the others, the end of
 * the session stops all.
 */
export async function moveCouriers(
  ids: readonly number[],
  pointId: number,
  tell: (id: number, state: MoveState) => void,
  send: (id: number, pointId: number) => Promise<void> = changeCourierPoint,
): Promise<void> {
  const isMine = watchKey()
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

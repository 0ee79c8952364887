import { changeCourierPoint } from '../../api/couriers'
import { type Failure, toFailure } from '../../lib/failure'
import { watchKey } from '../../session/session'

export type MoveState = { status: 'waiting' | 'running' | 'done' } | { status: 'failed'; failure: Failure }

/** Concurrent requests. More would slow down each response. */
const AT_A_TIME = 2

/** A failure does not stop the other requests; sign-out stops all of them. */
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

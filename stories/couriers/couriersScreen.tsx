import type { ReactNode } from 'react'
import { Route } from 'wouter'
import { PEOPLE } from '../../mocks/seeds/people'
import type { World } from '../../mocks/store/world'
import type { Permission } from '../../src/domain/permissions'
import type { Stage } from '../stage'

/** What plays do and see on the screens of couriers. */

export const COURIERS = '/couriers'
export const KARAGANDA_PATH = '/couriers?cityId=1'

/** A screen on its path, as the console shows it. */
export const onPath = (path: string, screen: ReactNode) => () => <Route path={path}>{screen}</Route>

/** The operator gets these permissions and no others. */
export const allowOperator =
  (...permissions: Permission[]) =>
  ({ db }: World): void => {
    db.roles.update('operator', { permissions })
    db.employees.update(PEOPLE.operator.id, { role: 'operator' })
  }

/** The calls that change something, GETs among them. */
export const changes = ({ calls }: Stage) =>
  calls.filter(
    ({ call }) =>
      /slot-(start|stop)$/.test(call) || (!call.startsWith('GET') && !/\/(search|statistics|penalty)(\?|$)/.test(call)),
  )

/** A courier of Karaganda who works there. */
export function courierOf({ db }: World, belongs: (one: { slotId: number | null; orderId: number | null }) => boolean) {
  const found = db.couriers.all().find((one) => one.cityId === 1 && db.employee(one.id).status === 10 && belongs(one))
  if (!found) throw new Error('The world has no such courier')
  return found
}

export const isFree = ({ slotId, orderId }: { slotId: number | null; orderId: number | null }) =>
  slotId !== null && orderId === null
export const isBusy = ({ orderId }: { orderId: number | null }) => orderId !== null
export const isResting = ({ slotId }: { slotId: number | null }) => slotId === null

import type { ReactNode } from 'react'
import { Route } from 'wouter'
import { DEMO_ACCOUNTS } from '../../mocks/seeds/demoAccounts'
import type { World } from '../../mocks/store/world'
import type { Permission } from '../../src/domain/permissions'
import type { Stage } from '../stage'

export const COURIERS_PATH = '/couriers'
export const KARAGANDA_PATH = '/couriers?cityId=1'

export const withRoute = (path: string, screen: ReactNode) => () => <Route path={path}>{screen}</Route>

export const allowOperator =
  (...permissions: Permission[]) =>
  ({ db }: World): void => {
    db.roles.update('operator', { permissions })
    db.employees.update(DEMO_ACCOUNTS.operator.id, { role: 'operator' })
  }

export const changes = ({ calls }: Stage) =>
  calls.filter(
    ({ call }) =>
      /slot-(start|stop)$/.test(call) || (!call.startsWith('GET') && !/\/(search|statistics|penalty)(\?|$)/.test(call)),
  )

export function findCourier(
  { db }: World,
  belongs: (one: { slotId: number | null; orderId: number | null }) => boolean,
) {
  const found = db.couriers.all().find((one) => one.cityId === 1 && db.employee(one.id).status === 10 && belongs(one))
  if (!found) throw new Error('The world has no such courier')
  return found
}

export const isFree = ({ slotId, orderId }: { slotId: number | null; orderId: number | null }) =>
  slotId !== null && orderId === null
export const isBusy = ({ orderId }: { orderId: number | null }) => orderId !== null
export const isResting = ({ slotId }: { slotId: number | null }) => slotId === null

import { useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { changeOrderCourier, type Order, type OrderCourierBody } from '../../../api/orders'
import { isActiveOrderStatus } from '../../../domain/orders'
import { outcomeCountsText } from '../../../domain/outcomeCounts'
import { countWithNoun } from '../../../domain/textFormatting'
import { ModalForm } from '../../../kit/form/ModalForm'
import { RequestFailure } from '../../../lib/failure'
import { mapLoadedValue } from '../../../lib/loadedValue'
import { liveState } from '../../../live/liveState'
import { loadOrderRow } from '../../../live/orderBook/loadOrderRow'
import { orderBook } from '../../../live/orderBook/orderBook'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import { AssignCourierFields } from '../courier/AssignCourierFields'
import { CurrentCourierNotice, courierReasonOrDefault, hasCourier } from '../courier/CurrentCourierNotice'
import { useCourierCandidates } from '../courier/useCourierCandidates'
import { assignOrdersSequentially, type OrderAssignProgress } from './assignOrdersSequentially'
import { OrderAssignResultList } from './OrderAssignResultList'

type AssignOrdersDialogProps = {
  open: boolean
  /** The orders to assign, at least one. If there are several, the dialog skips orders that have ended. */
  rows: readonly OrderRow[]
  courierId?: number | undefined
  onAssigned: () => void
  onClose: () => void
}

/**
 * Assigns the orders to one courier with one request per order (operations, «change courier»). Orders that the server
 * refuses remain in the dialog with the reason, and the next submit sends only those.
 */
export function AssignOrdersDialog({ open, rows, courierId, onAssigned, onClose }: AssignOrdersDialogProps) {
  const orders = useOrdersOfRows(rows)
  const needsReason = orders.some((order) => isActiveOrderStatus(order.status) && hasCourier(order))
  const candidates = useCourierCandidates(orders, open)
  const [results, setResults] = useState<ReadonlyMap<number, OrderAssignProgress>>(NONE)
  const setResult = (id: number, result: OrderAssignProgress) => setResults((last) => new Map(last).set(id, result))

  const submit = async ({ courierId, reason }: OrderCourierBody) => {
    const send = async (id: number) => {
      await changeOrderCourier(id, { courierId, reason: courierReasonOrDefault(reason) })
      // Load the order, because no event reports the new courier while the live stream is down.
      loadOrderRow(id).catch(() => undefined)
    }
    const [only, ...others] = rows
    // With a single order, show the server's error message instead of a summary of several results.
    if (only && others.length === 0) {
      await send(only.id)
      return rows
    }
    const isDone = ({ id }: OrderRow) => results.get(id)?.state === 'done'
    const wanted = rows.filter((row) => !isDone(row) && isActiveOrderStatus(row.order.status))
    const sent = await assignOrdersSequentially(
      wanted.map(({ id }) => id),
      // Send no request for orders that the chosen courier already has, because the server may refuse them.
      (id) => isAssignedTo(id, courierId),
      send,
      setResult,
    )
    const newlyDone = wanted.filter((_row, index) => sent[index]?.state === 'done')
    const assigned = rows.filter((row) => isDone(row) || newlyDone.includes(row))
    if (assigned.length === 0 && wanted.length === 0) throw new RequestFailure({ message: 'Все эти заказы завершены' })
    if (sent.every(({ state }) => state === 'done')) return assigned
    const count = assigned.length + wanted.length - newlyDone.length
    const counts = { done: assigned.length, failed: 0, unknown: 0, count }
    for (const result of sent) if (result.state === 'failed') counts[result.failure.outcome ?? 'failed']++
    throw new RequestFailure({
      message: outcomeCountsText('Назначено', counts),
      hint: `${counts.unknown > 0 ? 'Проверьте заказы, прежде чем отправлять снова. ' : ''}Следующее нажатие отправит остальные.`,
    })
  }
  return (
    <ModalForm<OrderCourierBody>
      open={open}
      title={`Назначить курьера: ${nameRows(rows)}`}
      mode="create"
      submitText="Назначить"
      entity={mapLoadedValue(candidates, ({ atWork }) =>
        courierId !== undefined && atWork.has(courierId) ? { courierId } : BLANK,
      )}
      submit={submit}
      duplicate="same"
      {...(haveOneCity(rows) ? {} : { block: () => 'Выбраны заказы разных городов: курьер работает в одном' })}
      success={(assigned) => `Курьер назначен: ${nameRows(assigned as readonly OrderRow[])}`}
      onSaved={onAssigned}
      onClose={onClose}
    >
      {rows.length === 1 && orders[0] && <CurrentCourierNotice order={orders[0]} />}
      <AssignCourierFields candidates={candidates.value} needsReason={needsReason} wantedId={courierId} />
      {rows.length > 1 && <OrderAssignResultList orders={orders} results={results} />}
    </ModalForm>
  )
}

/** Loads the order before it says yes, unless the live stream keeps the stored order current. */
async function isAssignedTo(id: number, courierId: number): Promise<boolean> {
  if (orderBook.row(id)?.order.courier?.id !== courierId) return false
  if (liveState.health === 'live' && orderBook.isCurrent(id)) return true
  const row = await loadOrderRow(id).catch(() => undefined)
  return row?.order.courier?.id === courierId
}

const NONE: ReadonlyMap<number, OrderAssignProgress> = new Map()
const BLANK: Partial<OrderCourierBody> = {}

const NAMED = 3

function nameRows(rows: readonly OrderRow[]): string {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 1) return `заказ ${ids[0]}`
  const rest = ids.length - NAMED
  const named = ids.slice(0, NAMED).join(', ') + (rest > 0 ? ` и ещё ${rest}` : '')
  return `${countWithNoun(ids.length, 'заказ', 'заказа', 'заказов')} (${named})`
}

const haveOneCity = (rows: readonly OrderRow[]): boolean => new Set(rows.map(({ order }) => order.cityId)).size <= 1

function useOrdersOfRows(rows: readonly OrderRow[]): readonly Order[] {
  const known = useRef<readonly Order[]>([])
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = rows.map((row) => row.subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [rows],
  )
  return useSyncExternalStore(subscribe, () => {
    const next = rows.map(({ order }) => order)
    const isSame = next.length === known.current.length && next.every((order, index) => order === known.current[index])
    if (!isSame) known.current = next
    return known.current
  })
}

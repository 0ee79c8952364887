import { beforeEach, expect, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Order } from '../../src/api/orders'
import { LIVE_STATE_OFF, liveState } from '../../src/live/liveState'
import { orderBook } from '../../src/live/orderBook/orderBook'
import type { OrderRow } from '../../src/live/orderBook/orderRow'
import { AssignOrdersDialog } from '../../src/pages/orders/assign/AssignOrdersDialog'
import { StatusOrCancelDialog } from '../../src/pages/orders/keys/StatusOrCancelDialog'
import { toastState } from '../../src/ui/toasts'
import { setUpScreens } from '../form/setUpScreens'
import { type Call, mockFetch, type Reply, waitForRequests } from '../session/mockFetch'

const ACTIVE = 20
const DELIVERED = 100
const COURIER = { id: 4, fio: 'Курманов Ержан' }

const order = (id: number, status = ACTIVE): Order => ({ id, status, cityId: 1, createdAt: '2026-03-18 12:00:00' })

setUpScreens()
beforeEach(() => {
  orderBook.clear()
  Object.assign(liveState, LIVE_STATE_OFF)
})

const ends = (id: number) => act(() => orderBook.receive([order(id, DELIVERED)]))
const owned = (id: number): Order => ({ ...order(id), courier: COURIER })
const sentTo = (calls: readonly Call[]) =>
  calls.filter(({ path }) => path.endsWith('/change-courier')).map(({ path }) => path.split('/').at(-2))

function openDialog(
  ids: readonly number[],
  refuse: (call: Call) => Reply | undefined = () => undefined,
  courierId = COURIER.id,
) {
  orderBook.receive(ids.map((id) => order(id)))
  const { calls } = mockFetch((call) => {
    if (call.path.includes('/courier/search')) return { body: [COURIER] }
    const refusal = refuse(call)
    if (refusal) return refusal
    return { body: call.method === 'GET' ? order(Number(call.path.split('/').at(-1))) : {} }
  })
  const rows = ids.map((id) => orderBook.row(id) as OrderRow)
  render(
    <AssignOrdersDialog
      open
      rows={rows}
      courierId={courierId}
      onAssigned={() => undefined}
      onClose={() => undefined}
    />,
  )
  return calls
}

const send = async () => {
  const button = await screen.findByText('Назначить')
  await act(async () => void fireEvent.click(button))
}
const shownToasts = () => toastState.shown.map(({ text }) => text.replaceAll('\u00a0', ' '))

test('only orders that were sent are called assigned', async () => {
  const calls = openDialog([1, 2, 3])
  await screen.findByLabelText(/Причина/)
  ends(2)
  await send()
  await waitFor(() => expect(shownToasts()).toEqual(['Курьер назначен: 2 заказа (1, 3)']))
  expect(sentTo(calls)).toEqual(['1', '3'])
})

test('while the stream is down, an order is called assigned without a request only after a look at the server', async () => {
  const calls = openDialog([1, 2, 3, 4], ({ method, path }) => {
    if (method !== 'GET') return undefined
    if (path.endsWith('/order/2')) return { body: owned(2) }
    return path.endsWith('/order/3') ? { status: 500, body: { message: 'Ошибка' } } : undefined
  })
  await screen.findByLabelText(/Причина/)
  act(() => orderBook.receive([owned(1), owned(2), owned(3)]))
  fireEvent.change(screen.getByLabelText(/Причина/), { target: { value: 'Далеко' } })
  await send()
  await waitFor(() => expect(shownToasts()).toEqual(['Курьер назначен: 4 заказа (1, 2, 3 и ещё 1)']))
  await act(waitForRequests)
  expect(sentTo(calls)).toEqual(['1', '3', '4'])
})

test.each([
  ['is not loaded again while the stream is live', () => undefined, 0],
  ['is loaded again if the stream was interrupted since', () => orderBook.reconnect(), 1],
])('an order that the courier has %s', async (_what, interrupt, loads) => {
  const calls = openDialog([1, 2], ({ path }) => (path.endsWith('/order/1') ? { body: owned(1) } : undefined))
  await screen.findByLabelText(/Причина/)
  act(() => {
    orderBook.receive([owned(1)])
    interrupt()
    orderBook.receive([order(2)])
    liveState.health = 'live'
  })
  fireEvent.change(screen.getByLabelText(/Причина/), { target: { value: 'Далеко' } })
  await send()
  await waitFor(() => expect(shownToasts()).toEqual(['Курьер назначен: 2 заказа (1, 2)']))
  await act(waitForRequests)
  expect(sentTo(calls)).toEqual(['2'])
  expect(calls.filter(({ path }) => path.endsWith('/order/1'))).toHaveLength(loads)
})

test('if all orders have ended, nothing is sent and the dialog says so', async () => {
  const calls = openDialog([1, 2])
  await screen.findByLabelText(/Причина/)
  ends(1)
  ends(2)
  await send()
  await screen.findByText('Все эти заказы завершены')
  expect(sentTo(calls)).toEqual([])
  expect(shownToasts()).not.toContain('Курьер назначен: 2 заказа (1, 2)')
})

test("a refused order shows the server's messages by field; assigned orders are loaded again", async () => {
  const calls = openDialog([1, 2], ({ path }) =>
    path.includes('/2/')
      ? { status: 422, body: { message: 'Проверьте поля', errors: { courierId: 'Не на смене' } } }
      : undefined,
  )
  await screen.findByLabelText(/Причина/)
  await send()
  await screen.findByText('отказ: Проверьте поля. Не на смене')
  await screen.findByText('Назначено 1 из 2, не назначено: 1')
  expect(calls.filter(({ method, path }) => method === 'GET' && path.endsWith('/order/1'))).toHaveLength(1)
})

test.each([[[1]], [[1, 2]]])(
  'a courier without a shift in the city of orders %j is not chosen and not sent',
  async (ids) => {
    const calls = openDialog(ids, () => undefined, 55)
    await screen.findByText('Курьер № 55 не найден на смене в этом городе')
    expect(screen.queryByText('№ 55')).toBeNull()
    await send()
    expect(screen.getByText('Поле обязательное')).toBeTruthy()
    expect(sentTo(calls)).toEqual([])
  },
)

test('a chosen courier who gets the only order while the dialog is open stays chosen', async () => {
  openDialog([1])
  await screen.findByLabelText(/Причина/)
  act(() => orderBook.receive([{ ...order(1), courier: COURIER }]))
  await screen.findByText(/^Пока окно открыто, назначен/)
  expect(screen.queryByText(/не найден на смене/)).toBeNull()
  expect(screen.getAllByText('№ 4')).not.toEqual([])
})

test('a cancellation that the server no longer offers is not sent', async () => {
  const { calls } = mockFetch(() => ({ body: {} }))
  const [plain, late, refused] = [
    { status: 0, title: 'Отменён' },
    { status: -1, title: 'Опоздали' },
    { status: -3, title: 'Отказ' },
  ]
  const dialog = (...transitions: NonNullable<typeof plain>[]) => (
    <StatusOrCancelDialog
      {...{ orderId: 5, isForward: false, open: true, at: undefined, onClose: () => undefined }}
      transitions={transitions as never}
    />
  )
  const { rerender } = render(dialog(plain as never, late as never, refused as never))
  fireEvent.click(await screen.findByRole('radio', { name: 'Отказ' }))
  rerender(dialog(plain as never, late as never))
  fireEvent.click(await screen.findByText('Отменить заказ 5'))
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/v1/manage/order/5/change-status/0'))
  expect(calls.map(({ path }) => path).join()).not.toContain('change-status/-3')
})

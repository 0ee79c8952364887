import { expect, test } from '@jest/globals'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CourierMapList } from '../../src/parts/couriers/CourierMapList'
import { useCourierPositions } from '../../src/parts/couriers/useCourierPositions'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

setUpScreens()

function Couriers() {
  const positions = useCourierPositions(1)
  return (
    <CourierMapList positions={positions} orders={new Map()} hasCity selectedId={null} onSelect={() => undefined} />
  )
}

const row = () => screen.findByRole('button', { name: /Ахметов/ })

test.each([
  [500, 'Сервер перегружен', true],
  [403, 'Нет прав на положение курьеров', false],
])('couriers are listed although their positions are refused with %d', async (status, message, canRetry) => {
  let isRefused = true
  mockFetch(({ path }) => {
    if (path.includes('/courier/search')) return { body: [{ id: 1, fio: 'Ахметов Ержан', slot: { status: true } }] }
    if (isRefused) return { status, body: { message } }
    return { body: [{ courierId: 1, lat: 49.8, long: 73.1 }] }
  })
  render(<Couriers />)
  expect((await row()).textContent).toMatch(/Свободен · нет координат$/)
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain(`Координаты не загрузились${message}`)
  const retry = screen.queryByRole('button', { name: 'Обновить' })
  expect(retry !== null).toBe(canRetry)
  if (!retry) return
  isRefused = false
  fireEvent.click(retry)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await waitFor(async () => expect((await row()).textContent).toMatch(/время координат неизвестно$/))
})

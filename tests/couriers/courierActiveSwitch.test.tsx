import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { CourierDetails } from '../../src/api/couriers'
import { CourierActiveSwitch } from '../../src/pages/couriers/card/CourierActiveSwitch'
import { toastState } from '../../src/ui/toasts'
import { setUpScreens } from '../form/setUpScreens'
import { delayedReplies, mockFetch, waitForRequests } from '../session/mockFetch'

/** Operations, section 4, and contract, «a failed change leaves a message that stays until the person acts». */

setUpScreens()

const toggle = () => screen.getByRole('switch', { name: 'Активность курьера' })

function show(isActive: boolean) {
  const onChanged = jest.fn()
  const courier = { id: 4, fio: 'Ким', slot: { status: isActive } } as unknown as CourierDetails
  render(<CourierActiveSwitch courier={courier} isReloading={false} onChanged={onChanged} />)
  act(() => toggle().focus())
  fireEvent.click(toggle())
  return onChanged
}

test('a refused start is shown beside the switch, and the card is loaded again', async () => {
  mockFetch(() => ({ status: 409, body: { message: 'Смена уже открыта' } }))
  const onChanged = show(false)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Смена уже открыта'))
  expect(onChanged).toHaveBeenCalledTimes(1)
})

test('a refused start is no longer shown after the shift has ended', async () => {
  mockFetch(({ path }) => (path.endsWith('/slot-stop') ? {} : { status: 409, body: { message: 'Смена уже открыта' } }))
  const courier = (isActive: boolean) => (
    <CourierActiveSwitch
      courier={{ id: 4, fio: 'Ким', slot: { status: isActive } } as unknown as CourierDetails}
      isReloading={false}
      onChanged={() => undefined}
    />
  )
  const { rerender } = render(courier(false))
  fireEvent.click(toggle())
  await screen.findByText('Смена уже открыта')
  rerender(courier(true))
  fireEvent.click(toggle())
  fireEvent.click(await screen.findByRole('button', { name: 'Завершить' }))
  await waitFor(() => expect(toastState.shown.map(({ text }) => text)).toEqual(['Смена курьера завершена']))
  expect(screen.queryByText('Смена уже открыта')).toBeNull()
})

test('ending a shift needs confirmation', async () => {
  const network = mockFetch()
  const onChanged = show(true)
  expect(network.calls).toEqual([])
  fireEvent.click(await screen.findByRole('button', { name: 'Завершить' }))
  await waitFor(() => expect(toastState.shown.map(({ text }) => text)).toEqual(['Смена курьера завершена']))
  expect(network.calls.map(({ path }) => path)).toEqual(['/v1/manage/courier/4/slot-stop'])
  expect(onChanged).toHaveBeenCalledTimes(1)
})

test('the switch keeps the focus while the shift starts, and ignores a second press', async () => {
  const held = delayedReplies()
  const { calls } = mockFetch(() => held.next())
  show(false)
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(toggle().getAttribute('aria-disabled')).toBe('true')
  expect(toggle().matches(':disabled')).toBe(false)
  expect(document.activeElement).toBe(toggle())
  fireEvent.click(toggle())
  await act(waitForRequests)
  expect(calls).toHaveLength(1)
  await act(async () => held.give(0, { body: {} }))
  await waitFor(() => expect(toggle().getAttribute('aria-disabled')).toBe('false'))
})

test('the switch ignores a press while the card reloads', async () => {
  const { calls } = mockFetch()
  const courier = { id: 4, fio: 'Ким', slot: { status: false } } as unknown as CourierDetails
  render(<CourierActiveSwitch courier={courier} isReloading onChanged={() => undefined} />)
  fireEvent.click(toggle())
  await act(waitForRequests)
  expect(calls).toEqual([])
})

import { expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { CourierCard } from '../../src/api/couriers'
import { ActiveSwitch } from '../../src/pages/couriers/card/ActiveSwitch'
import { toasts } from '../../src/ui/toasts'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

/** Operations, section 4, and contract, «a failed change leaves a message that stays until the person acts». */

setUpScreens()

function show(isActive: boolean) {
  const onChanged = jest.fn()
  const courier = { id: 4, fio: 'Ким', slot: { status: isActive } } as unknown as CourierCard
  render(<ActiveSwitch courier={courier} isReloading={false} onChanged={onChanged} />)
  fireEvent.click(screen.getByRole('switch', { name: 'Активность курьера' }))
  return onChanged
}

test('a refused start is shown beside the switch, and the card is loaded again', async () => {
  mockFetch(() => ({ status: 409, body: { message: 'Смена уже открыта' } }))
  const onChanged = show(false)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Смена уже открыта'))
  expect(onChanged).toHaveBeenCalledTimes(1)
})

test('ending a shift needs confirmation', async () => {
  const network = mockFetch()
  const onChanged = show(true)
  expect(network.calls).toEqual([])
  fireEvent.click(await screen.findByRole('button', { name: 'Завершить' }))
  await waitFor(() => expect(toasts.shown.map(({ text }) => text)).toEqual(['Смена курьера завершена']))
  expect(network.calls.map(({ path }) => path)).toEqual(['/v1/manage/courier/4/slot-stop'])
  expect(onChanged).toHaveBeenCalledTimes(1)
})

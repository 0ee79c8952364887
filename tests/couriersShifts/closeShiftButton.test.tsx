import { expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Shift } from '../../src/api/shifts'
import { toEpochSecond } from '../../src/lib/moments'
import { CloseShiftButton } from '../../src/pages/couriersShifts/CloseShiftButton'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

const TIMEZONE = 5
const SHIFT: Shift = { id: 31, createdAt: '2026-03-17 09:58:12', history: [], trackInfo: [] }
const plan = {
  start: toEpochSecond('2026-03-17 10:00:00', TIMEZONE),
  end: toEpochSecond('2026-03-17 18:00:00', TIMEZONE),
}

setUpScreens()

function show(shift: Shift, latest = shift) {
  const network = mockFetch(({ path }) => (path.includes('/slot/search') ? { body: [latest] } : { body: {} }))
  const onClosed = jest.fn()
  const actions = { onClosed, plans: new Map([[31, plan]]), anomalies: new Map([[31, ['unclosed' as const]]]) }
  render(<CloseShiftButton shift={shift} timezone={TIMEZONE} actions={actions} />)
  const sent = () => network.callsOf('/v1/manage/slot/31').map(({ body }) => JSON.parse(body))
  return { onClosed, sent }
}
const button = () => screen.queryByRole('button', { name: /^Закрыть в 18:00/ })
const press = () => fireEvent.click(button() as HTMLElement)

test('a closed shift has no button while its row is still the old one', async () => {
  const { onClosed, sent } = show(SHIFT)
  press()
  await waitFor(() => expect(button()).toBeNull())
  expect(sent()).toEqual([{ sessionEnd: '2026-03-17 18:00:00' }])
  expect(onClosed).toHaveBeenCalledTimes(1)
})

test('a shift that started after its planned end has no button', () => {
  show({ ...SHIFT, createdAt: '2026-03-17 19:00:00' })
  expect(button()).toBeNull()
})

test.each<[string, Partial<Shift>]>([
  ['a later start', { createdAt: '2026-03-17 19:00:00' }],
  ['half a break', { breakTimeStart: '2026-03-17 13:00:00' }],
])('%s on the server requires the form, and nothing is sent', async (_name, more) => {
  const { onClosed, sent } = show(SHIFT, { ...SHIFT, ...more })
  press()
  await screen.findByText('Время смены необычно. Проверьте и закройте её в форме')
  expect(sent()).toEqual([])
  expect(onClosed).not.toHaveBeenCalled()
  expect(button()).not.toBeNull()
})

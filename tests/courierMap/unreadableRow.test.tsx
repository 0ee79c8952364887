import { expect, jest, test } from '@jest/globals'
import { act, render, screen, waitFor } from '@testing-library/react'
import { CourierList } from '../../src/parts/couriers/CourierList'
import { type CourierLayer, useCourierLayer } from '../../src/parts/couriers/useCourierLayer'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

setUpScreens()

const rows = () => screen.queryAllByRole('button', { name: /Ахметов|Ким/ }).map(({ textContent }) => textContent)

/** Contract: a row without a required field is left out and counted. It does not mean that the courier has left the shift. */
test('a courier whose row becomes unreadable is not shown as having left the shift', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const courier = (id: number | undefined, fio: string) => ({ id, fio, slot: { status: true } })
  const first = courier(1, 'Ахметов Ержан')
  let body = [first, courier(2, 'Ким Виктор')]
  mockFetch(({ path }) => ({ body: path.includes('/courier/search') ? body : [] }))
  let layer: CourierLayer | undefined
  const Couriers = () => {
    layer = useCourierLayer(1)
    return <CourierList layer={layer} due={new Map()} hasCity selectedId={null} onSelect={() => undefined} />
  }
  render(<Couriers />)
  await screen.findByRole('button', { name: /Ким/ })
  expect(rows()).toHaveLength(2)
  body = [first, courier(undefined, 'Ким Виктор')]
  act(() => layer?.loaded.reload())
  expect(await screen.findByText(/^1\s+курьер не показан/)).toBeTruthy()
  await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^Ахметов ЕржанСвободен/)]))
  body = [first, courier(2, 'Ким Виктор')]
  act(() => layer?.loaded.reload())
  expect((await screen.findByRole('button', { name: /Ким/ })).textContent).toMatch(/^Ким ВикторСвободен/)
})

import { expect, jest, test } from '@jest/globals'
import { act, render, screen, waitFor } from '@testing-library/react'
import { CourierMapList } from '../../src/parts/couriers/CourierMapList'
import { type CourierPositions, useCourierPositions } from '../../src/parts/couriers/useCourierPositions'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

setUpScreens()

const rows = () => screen.queryAllByRole('button', { name: /Ахметов|Ким/ }).map(({ textContent }) => textContent)

const courier = (id: number | undefined, fio: string) => ({ id, fio, slot: { status: true } })
const ERZHAN = courier(1, 'Ахметов Ержан')
const KIM = courier(2, 'Ким Виктор')
const UNREADABLE = courier(undefined, 'Ким Виктор')

async function showCouriers(first: object[]) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let body = first
  mockFetch(({ path }) => ({ body: path.includes('/courier/search') ? body : [] }))
  let positions: CourierPositions | undefined
  const Couriers = () => {
    positions = useCourierPositions(1)
    return (
      <CourierMapList positions={positions} orders={new Map()} hasCity selectedId={null} onSelect={() => undefined} />
    )
  }
  render(<Couriers />)
  await screen.findByRole('button', { name: /Ахметов/ })
  return (next: object[]) => {
    body = next
    act(() => positions?.loaded.reload())
  }
}

/**
 * Contract: a row without a required field is left out of the list and counted. A courier whose row is left out must not be shown as having
 * left the shift.
 */
test('a courier whose row becomes unreadable is not shown as having left the shift', async () => {
  const reload = await showCouriers([ERZHAN, KIM])
  expect(rows()).toHaveLength(2)
  reload([ERZHAN, UNREADABLE])
  expect(await screen.findByText(/^1\s+курьер не показан/)).toBeTruthy()
  await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^Ахметов ЕржанСвободен/)]))
  reload([ERZHAN, KIM])
  expect((await screen.findByRole('button', { name: /Ким/ })).textContent).toMatch(/^Ким ВикторСвободен/)
})

test('a row that is unreadable in each response does not hide that another courier has left the shift', async () => {
  const reload = await showCouriers([ERZHAN, KIM, UNREADABLE])
  expect(rows()).toHaveLength(2)
  reload([ERZHAN, UNREADABLE])
  await waitFor(() => expect(rows()[1]).toMatch(/^Ким ВикторУшёл со смены/))
})

test('a courier whose row becomes unreadable in exchange for another one is not shown as having left the shift', async () => {
  const reload = await showCouriers([ERZHAN, courier(undefined, 'Ким Виктор')])
  expect(rows()).toHaveLength(1)
  reload([courier(undefined, 'Ахметов Ержан'), KIM])
  await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^Ким ВикторСвободен/)]))
})

import { beforeEach, expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import type { Salary } from '../../src/api/salary'
import { SalaryReconciliation } from '../../src/pages/salary/reconciliation/SalaryReconciliation'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

/** A sum with an unknown part is not compared with the server's sum: the part would count as 0. */

setUpScreens({ accesses: ['courier_slot_manage', 'courier_penalty'] })
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))

const RECORD = { id: 1, workDate: '2026-03-17', courier: { id: 7, fio: 'Ким' }, orderAmount: 5400, penalty: 1000 }
const SHIFT = { id: 9, createdAt: '2026-03-17 09:00:00', finishedAt: '2026-03-17 18:00:00', countOrder: 12 }
const FINE = { id: 3, name: 'Опоздание', createdAt: '2026-03-17 10:00:00' }

const texts = () => screen.getByRole('table').textContent?.replace(/\s/g, ' ')

test.each<[string, object[], object[], string[], RegExp | null]>([
  ['known', [{ ...SHIFT, salary: { orderAmount: 5000 } }], [{ ...FINE, price: 900 }], ['400 ₸', '−100 ₸'], null],
  ['unknown', [SHIFT], [FINE], [], null],
  ['of an unreadable shift', [{ ...SHIFT, salary: { orderAmount: 5000 } }, {}], [FINE], [], /^1.смена не показана/],
  [
    'of an undated fine',
    [SHIFT],
    [
      { ...FINE, price: 900 },
      { id: 4, price: 100 },
    ],
    [],
    /^1.штраф не показан/,
  ],
])('amounts of a day that are %s', async (_case, shifts, fines, rests, alert) => {
  mockFetch(({ path }) => ({ body: path.includes('/slot/') ? shifts : fines }))
  render(<SalaryReconciliation row={RECORD as Salary} cityId={1} />)
  await screen.findByRole('table', { name: 'Из чего сложилась выплата' })
  expect(texts()?.match(/(?<=не разложено: )−?\d+ ₸/g) ?? []).toEqual(rests)
  expect(texts()).toContain(`12 заказов, ${'salary' in Object(shifts[0]) ? '5 000 ₸' : '—'}`)
  expect(texts()).toContain(`Опоздание: ${'price' in Object(fines[0]) ? '−900 ₸' : '—'}`)
  expect(screen.queryByRole('alert')?.textContent ?? null).toEqual(alert && expect.stringMatching(alert))
})

test.each<[string, object[], string]>([
  ['known', [{ orderAmount: 5000 }], '400 ₸'],
  ['known and complete', [{ orderAmount: 5400 }], '0 ₸'],
  ['unknown', [{ orderAmount: 5000 }, {}], 'неизвестно'],
  ['unreadable', [{ orderAmount: 5000 }, { id: undefined }], 'неизвестно'],
])('amounts of a group with a day that is %s', async (_case, days, rest) => {
  mockFetch(() => ({ body: days.map((day, index) => ({ ...RECORD, orderAmount: undefined, id: index + 1, ...day })) }))
  const { workDate: date, id: _id, ...sums } = RECORD
  const row = { ...sums, ids: [1, 2], workDateStart: date, workDateEnd: date }
  render(<SalaryReconciliation row={row as unknown as Salary} cityId={1} />)
  await screen.findByRole('table', { name: 'Дни группы' })
  const cells = screen.getByRole('row', { name: /^Не разложено/ }).querySelectorAll('td')
  expect(cells[1]?.textContent?.replace(/\s/g, ' ')).toBe(rest)
})

/** Design «Money»: from a money figure to the records that sum to it. Shifts have the pay for orders, but not for hours. */
test('in the days of a group, the amounts that shifts add up to lead to the shifts of the day', async () => {
  const day = { ...RECORD, hoursAmount: 3000, dailyBonus: 0, totalAmount: 7400, paidDelivery: 600 }
  mockFetch(() => ({ body: [day] }))
  const { workDate: date, id, ...sums } = day
  const row = { ...sums, ids: [id], workDateStart: date, workDateEnd: date }
  render(<SalaryReconciliation row={row as unknown as Salary} cityId={1} />)
  await screen.findByRole('table', { name: 'Дни группы' })
  const shifts = '/couriers-shifts?cityId=1&courierId=7&dateStart=2026-03-17&dateEnd=2026-03-17'
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `${shifts}&drilldown=salaryDay.orderAmount&figure=5400`,
    `${shifts}&drilldown=salaryDay.paidDelivery&figure=600`,
  ])
})

/** @jest-environment node */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { getResponse } from 'msw'
import { demoUserSessionKey } from '../../mocks/seeds/demoUserSessionKey'
import { createHandlers } from '../../mocks/server/createHandlers'
import { createTestWorld } from '../../mocks/testing'
import { loadSalarySummary, type Salary, type SalaryFilters, searchSalary } from '../../src/api/salary'
import { inferHourRate, reconcileSalaryRecord, unexplainedAmount } from '../../src/domain/salary/reconciliation'
import { loadAllPages } from '../../src/lib/loadAllPages'
import {
  loadPayRecalculationData,
  loadSalaryGroupDays,
  toShiftPayFigures,
} from '../../src/pages/salary/reconciliation/payRecalculationData'
import { SALARY_SUM_KEYS, sumSalaries } from '../../src/pages/salary/salarySums'
import { configureApi } from '../session/mockFetch'

/**
 * Issue «Pay», 3: every salary row shows how its sum was computed. The test loads a generated month with the requests of the screen and
 * recomputes every amount; no difference may remain.
 */

const CITY = 1
const TIMEZONE = 5
const MAY = { courier_slot_manage: true, courier_penalty: true, courier_rate_manage: true }
const signal = new AbortController().signal
const { world } = createTestWorld({ size: 600 })

beforeEach(() => {
  const handlers = createHandlers(world)
  configureApi({ authKey: () => demoUserSessionKey('administrator') })
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await getResponse(handlers, new Request(input, init))
    if (!response) throw new Error('Nobody handles the call')
    return response
  })
})

const everything = (query: Partial<SalaryFilters>): Promise<Salary[]> =>
  loadAllPages<Salary, SalaryFilters>({
    search: searchSalary,
    query: { cityId: CITY, ...query, page: 1 },
    keyOf: ({ id, courier, isPaidOut }) => id ?? `${courier?.id} ${isPaidOut}`,
    signal,
  }).then(({ rows }) => rows)

test('each record of a month is the sum of its shifts, orders, bonuses and penalties', async () => {
  const records = await everything({ dateStart: '2026-02-16', dateEnd: '2026-03-17' })
  expect(records.length).toBeGreaterThan(800)
  const couriers = [...new Set(records.map(({ courier }) => courier?.id))].slice(0, 8)
  const left: unknown[] = []
  let checked = 0
  for (const record of records.filter(({ courier }) => couriers.includes(courier?.id))) {
    const { courier, workDate } = record
    if (!courier || !workDate) throw new Error('A record without courier or day')
    const proof = await loadPayRecalculationData(
      { cityId: CITY, courierId: courier.id, date: workDate },
      TIMEZONE,
      MAY,
      signal,
    )
    const shifts = (proof.shifts ?? []).map((shift) => toShiftPayFigures(shift, TIMEZONE))
    const lines = reconcileSalaryRecord(record, {
      shifts,
      penalties: (proof.penalties ?? []).map(({ price }) => price ?? 0),
    })
    for (const line of lines) if (unexplainedAmount(line)) left.push({ record: record.id, line })
    const type = proof.shifts?.[0]?.courier?.courierTypeId
    const rates = (proof.rates ?? []).flatMap(({ typeId, rateTypeId, hourPrice = 0 }) =>
      typeId === type ? [{ rateTypeId, hourPrice }] : [],
    )
    if (shifts.length > 0 && !inferHourRate(record.hoursAmount, shifts, rates))
      left.push({ record: record.id, hours: true })
    checked++
  }
  expect(left).toEqual([])
  expect(checked).toBeGreaterThan(150)
}, 240_000)

test('each group is the sum of its days, and the totals are the sum of all records', async () => {
  const period = { dateStart: '2026-03-09', dateEnd: '2026-03-15' }
  const groups = await everything({ ...period, group: true })
  expect(groups.length).toBeGreaterThan(20)
  for (const group of groups.slice(0, 25)) {
    const days = await loadSalaryGroupDays(
      CITY,
      group.courier?.id ?? 0,
      period.dateStart,
      period.dateEnd,
      group.ids ?? [],
      signal,
    )
    expect(days.map(({ id }) => id).sort()).toEqual([...(group.ids ?? [])].sort())
    expect(sumSalaries(days)).toEqual(sumSalaries([group]))
  }
  const summary = await loadSalarySummary({ cityId: CITY, ...period })
  const all = sumSalaries(await everything(period))
  for (const key of SALARY_SUM_KEYS) expect(summary[key]).toBe(all[key])
}, 120_000)

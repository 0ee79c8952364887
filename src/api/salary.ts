import { array, boolean, type Infer, number, object, refine, type } from 'superstruct'
import type { Query } from '../lib/address'
import type { Page } from '../lib/listStore'
import { bool, dateText, maybe, num, text } from '../lib/structs'
import { change, loadSums, searchPage } from './client'
import { present } from './formats'
import type { FiltersOf } from './payload'

/** Whole tenge. The summary uses the same names. */
const SALARY_SUMS = {
  hoursAmount: maybe(num()),
  orderAmount: maybe(num()),
  dailyBonus: maybe(num()),
  penalty: maybe(num()),
  totalAmount: maybe(num()),
  holding: maybe(num()),
  paidDelivery: maybe(num()),
  payouts: maybe(num()),
}

/**
 * Earnings of a courier for one day, or for several days in a grouped response (operations, section 3). A day has `id` and `workDate`; a
 * group has `ids`, `workDateStart` and `workDateEnd`. One of `id` and `ids` is required.
 */
export const Salary = refine(
  type({
    id: maybe(num()),
    ids: maybe(array(num())),
    workDate: maybe(dateText()),
    workDateStart: maybe(dateText()),
    workDateEnd: maybe(dateText()),
    courier: maybe(type({ id: num(), fio: maybe(text()) })),
    ...SALARY_SUMS,
    isPaidOut: maybe(boolean()),
  }),
  'identified',
  ({ id, ids }, { path }) =>
    id !== undefined || ids !== undefined || { path: [...path, 'id'], message: 'Expected id or ids' },
)
export type Salary = Infer<typeof Salary>

export const SalarySummary = type(SALARY_SUMS)
export type SalarySummary = Infer<typeof SalarySummary>

export const SalaryBulkBody = object({ ids: array(number()) })
export type SalaryBulkBody = Infer<typeof SalaryBulkBody>

export const SALARY_FILTERS = {
  dateStart: dateText(),
  dateEnd: dateText(),
  courierId: num(),
  isPaidOut: bool(),
}
/** City and grouping are query parameters; `group` returns one record per courier for the whole period. */
export type SalaryFilters = FiltersOf<typeof SALARY_FILTERS> & { cityId: number; group: boolean }

export function searchSalary(
  { cityId, group, ...query }: Query<SalaryFilters>,
  signal?: AbortSignal,
): Promise<Page<Salary>> {
  const asked = present({ cityId, group: group || undefined })
  return searchPage(array(Salary), { path: '/v1/manage/salary/search', query: asked, signal }, SALARY_FILTERS, query)
}

export function loadSalarySummary(
  { cityId, group: _group, ...filters }: Partial<SalaryFilters>,
  signal?: AbortSignal,
): Promise<SalarySummary> {
  const to = { path: '/v1/manage/salary/summary', query: present({ cityId }), signal }
  return loadSums(SalarySummary, to, SALARY_FILTERS, filters)
}

/** This GET changes state. */
export const paySalary = (id: number): Promise<void> => change({ method: 'GET', path: `/v1/manage/salary/${id}/pay` })

export const paySalaries = (ids: number[]): Promise<void> =>
  change({ method: 'POST', path: '/v1/manage/salary/pay-bulk' }, SalaryBulkBody, { ids })

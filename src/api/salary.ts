import { array, boolean, type Infer, number, object, refine, type } from 'superstruct'
import type { Query } from '../lib/address'
import type { Page } from '../lib/listStore'
import { bool, dateText, maybe, num, text } from '../lib/structs'
import { change, loadSums, searchPage } from './client'
import { present } from './formats'
import type { FiltersOf } from './payload'

/** The sums of a record, under the same names in the summary. Whole tenge. */
const SALARY_SUMS = {
  /** For hours. */
  hoursAmount: maybe(num()),
  /** For orders. */
  orderAmount: maybe(num()),
  dailyBonus: maybe(num()),
  penalty: maybe(num()),
  totalAmount: maybe(num()),
  holding: maybe(num()),
  paidDelivery: maybe(num()),
  payouts: maybe(num()),
}

/**
 * What a courier has earned on a day, or, in a grouped response, on several (operations, section 3). A day has `id` and
 * `workDate`; a group has `ids`, `workDateStart` and `workDateEnd`. One of the two must be there.
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

/** One object of sums over everything that the filter finds. */
export const SalarySummary = type(SALARY_SUMS)
export type SalarySummary = Infer<typeof SalarySummary>

export const SalaryBulkBody = object({ ids: array(number()) })
export type SalaryBulkBody = Infer<typeof SalaryBulkBody>

/** What the body carries. */
export const SALARY_FILTERS = {
  dateStart: dateText(),
  dateEnd: dateText(),
  courierId: num(),
  isPaidOut: bool(),
}
/** City and grouping go in the query string; `group` asks for one record per courier over the whole period. */
export type SalaryFilters = FiltersOf<typeof SALARY_FILTERS> & { cityId: number; group: boolean }

export function searchSalary(
  { cityId, group, ...query }: Query<SalaryFilters>,
  signal?: AbortSignal,
): Promise<Page<Salary>> {
  const asked = present({ cityId, group: group || undefined })
  return searchPage(array(Salary), { path: '/v1/manage/salary/search', query: asked, signal }, SALARY_FILTERS, query)
}

/** The totals of the same filter; the call takes neither page nor grouping. */
export function loadSalarySummary(
  { cityId, group: _group, ...filters }: Partial<SalaryFilters>,
  signal?: AbortSignal,
): Promise<SalarySummary> {
  const to = { path: '/v1/manage/salary/summary', query: present({ cityId }), signal }
  return loadSums(SalarySummary, to, SALARY_FILTERS, filters)
}

/** Pays one record out. A GET that changes state. */
export const paySalary = (id: number): Promise<void> => change({ method: 'GET', path: `/v1/manage/salary/${id}/pay` })

/** Pays the records of a grouped row out. */
export const paySalaries = (ids: number[]): Promise<void> =>
  change({ method: 'POST', path: '/v1/manage/salary/pay-bulk' }, SalaryBulkBody, { ids })

import { array, boolean, type Infer, number, object, refine, type } from 'superstruct'
import type { ListQuery } from '../lib/listQuery'
import type { RowsPage } from '../lib/listStore'
import { booleanStruct, isoDateStruct, maybe, numberStruct, textStruct } from '../lib/structs'
import { loadSearchSummary, searchPagedRows, sendMutation } from './client'
import { omitEmpty } from './fieldFormats'
import type { InferFilters } from './requestBody'

/** Whole tenge. The summary has the same fields as a salary record. */
const SALARY_SUMS = {
  hoursAmount: maybe(numberStruct()),
  orderAmount: maybe(numberStruct()),
  dailyBonus: maybe(numberStruct()),
  penalty: maybe(numberStruct()),
  totalAmount: maybe(numberStruct()),
  holding: maybe(numberStruct()),
  paidDelivery: maybe(numberStruct()),
  payouts: maybe(numberStruct()),
}

/**
 * Earnings of a courier for one day, or for several days if the response is grouped (operations, section 3). The record of one day has `id`
 * and `workDate`; a grouped record has `ids`, `workDateStart` and `workDateEnd`. One of `id` and `ids` is required.
 */
export const Salary = refine(
  type({
    id: maybe(numberStruct()),
    ids: maybe(array(numberStruct())),
    workDate: maybe(isoDateStruct()),
    workDateStart: maybe(isoDateStruct()),
    workDateEnd: maybe(isoDateStruct()),
    courier: maybe(type({ id: numberStruct(), fio: maybe(textStruct()) })),
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

export const SalaryBulkPayBody = object({ ids: array(number()) })
export type SalaryBulkPayBody = Infer<typeof SalaryBulkPayBody>

export const SALARY_FILTERS = {
  dateStart: isoDateStruct(),
  dateEnd: isoDateStruct(),
  courierId: numberStruct(),
  isPaidOut: booleanStruct(),
}
/** City and grouping are query parameters. With `group` the response contains one record per courier for the whole period. */
export type SalaryFilters = InferFilters<typeof SALARY_FILTERS> & { cityId: number; group: boolean }

export function searchSalary(
  { cityId, group, ...query }: ListQuery<SalaryFilters>,
  signal?: AbortSignal,
): Promise<RowsPage<Salary>> {
  const parameters = omitEmpty({ cityId, group: group || undefined })
  return searchPagedRows(
    array(Salary),
    { path: '/v1/manage/salary/search', query: parameters, signal },
    SALARY_FILTERS,
    query,
  )
}

export function loadSalarySummary(
  { cityId, group: _group, ...filters }: Partial<SalaryFilters>,
  signal?: AbortSignal,
): Promise<SalarySummary> {
  const to = { path: '/v1/manage/salary/summary', query: omitEmpty({ cityId }), signal }
  return loadSearchSummary(SalarySummary, to, SALARY_FILTERS, filters)
}

/** Although the method is GET, this request pays out the salary. */
export const paySalary = (id: number) => sendMutation({ method: 'GET', path: `/v1/manage/salary/${id}/pay` })

export const paySalaries = (ids: number[]) =>
  sendMutation({ method: 'POST', path: '/v1/manage/salary/pay-bulk' }, SalaryBulkPayBody, { ids })

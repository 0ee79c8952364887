import type { HttpHandler } from 'msw'
import { array, type Infer } from 'superstruct'
import { SALARY_FILTERS, Salary, SalaryBulkPayBody, SalarySummary } from '../../src/api/salary'
import { type ApiCaller, requestedCityIds, requireCityAccess } from '../http/access'
import { createEndpointHandler } from '../http/endpointHandlers'
import { conflictError, HttpError, notFoundError } from '../http/httpError'
import { paginate } from '../http/listing'
import { withPayloadRules } from '../http/payloadRules'
import { parseIdParam, parseRequestPayload, readPageNumber, searchBodyStruct } from '../http/requestPayload'
import { readQueryNumber } from '../http/requestValues'
import { noContentResponse, respondWithJson, respondWithPage } from '../http/respond'
import {
  calculateSalaryRowSums,
  findSalaryRow,
  markSalaryPaid,
  type SalaryQuery,
  type SalaryRow,
  type SalaryRowWithoutSums,
  salaryRowsWithoutSums,
  sumSalaryRows,
  withSalarySums,
} from '../money/salary'
import { serializeSalary, serializeSalaryGroup } from '../serializers/salary'
import { epochDayOfDate } from '../store/dateTime'
import { courierName } from '../store/personName'
import type { World } from '../store/world'

const Filter = searchBodyStruct(SALARY_FILTERS)
const Ids = withPayloadRules(SalaryBulkPayBody, { ids: (ids) => ids.length > 0 || 'Выберите хотя бы одну выплату' })

/**
 * Specification: operations, «Salary». The list has one row per courier and day, or one row per courier with
 * `group=true`. It has no `orderBy`.
 */
export const salaryHandlers = (world: World): HttpHandler[] => [
  createEndpointHandler(world, 'POST /v1/manage/salary/search', async ({ caller, url, json }) => {
    const parts = salaryRowsWithoutSums(world.db, queryOf(caller, url, parseRequestPayload(await json(), Filter)))
    const rowOf = (of: SalaryRowWithoutSums) => withSalarySums(world.db, of)
    if (url.searchParams.get('group') === 'true') {
      const { rows, ...paging } = paginate(groupsOf(world, parts), readPageNumber(url))
      return respondWithPage(array(Salary), {
        ...paging,
        rows: rows.map((of) => serializeSalaryGroup(world, of.map(rowOf))),
      })
    }
    const { rows, ...paging } = paginate(parts, readPageNumber(url))
    return respondWithPage(array(Salary), { ...paging, rows: rows.map((of) => serializeSalary(world, rowOf(of))) })
  }),

  createEndpointHandler(world, 'POST /v1/manage/salary/summary', async ({ caller, url, json }) => {
    const parts = salaryRowsWithoutSums(world.db, queryOf(caller, url, parseRequestPayload(await json(), Filter)))
    return respondWithJson(SalarySummary, sumSalaryRows(parts.map((of) => calculateSalaryRowSums(world.db, of))))
  }),

  createEndpointHandler(world, 'GET /v1/manage/salary/{id}/pay', ({ caller, params }) => {
    pay(world, [rowFor(world, caller, parseIdParam(params.id))])
    return noContentResponse()
  }),

  createEndpointHandler(world, 'POST /v1/manage/salary/pay-bulk', async ({ caller, json }) => {
    const { ids } = parseRequestPayload(await json(), Ids)
    pay(
      world,
      [...new Set(ids)].map((id) => rowFor(world, caller, id)),
    )
    return noContentResponse()
  }),
]

const queryOf = (caller: ApiCaller, url: URL, filter: Infer<typeof Filter>): SalaryQuery => ({
  cityIds: requestedCityIds(caller, readQueryNumber(url, 'cityId')),
  courierId: filter.courierId,
  isPaidOut: filter.isPaidOut,
  ...(filter.dateStart ? { fromDay: epochDayOfDate(filter.dateStart) } : {}),
  ...(filter.dateEnd ? { toDay: epochDayOfDate(filter.dateEnd) } : {}),
})

function rowFor(world: World, caller: ApiCaller, id: number): SalaryRow {
  const row = findSalaryRow(world.db, id)
  if (!row) throw notFoundError('Запись о выплате не найдена')
  requireCityAccess(caller, row.cityId)
  return row
}

/**
 * Pays out all given salary records or none: throws if a record is already paid or if a courier's total is not
 * positive.
 */
function pay(world: World, rows: SalaryRow[]): void {
  if (rows.some(({ paidAt }) => paidAt !== null)) throw conflictError('Выплата уже произведена')
  for (const of of groupsOf(world, rows)) {
    if (sumSalaryRows(of).payouts <= 0) throw new HttpError(422, 'Выплачивать нечего: удержания не меньше заработка')
  }
  markSalaryPaid(world.db, rows, world.clock.second())
}

function groupsOf<R extends SalaryRowWithoutSums>(world: World, rows: readonly R[]): R[][] {
  const groups = new Map<string, { name: string; rows: R[] }>()
  for (const row of rows) {
    const key = `${row.courierId} ${row.paidAt !== null}`
    const group = groups.get(key)
    if (group) group.rows.push(row)
    else groups.set(key, { name: courierName(world.db, row.courierId), rows: [row] })
  }
  return [...groups.values()].sort((a, b) => a.name.localeCompare(b.name, 'ru')).map((group) => group.rows)
}

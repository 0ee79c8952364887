import { type Salary, type SalaryFilters, searchSalary } from '../../api/salary'
import type { Period } from '../../domain/periods'
import type { SalaryRecordFilter } from '../../domain/salary/payAttempt'
import { bidiIsolated } from '../../domain/textFormatting'
import { type AllLoadedRows, loadAllPages } from '../../lib/loadAllPages'
import { formatDate } from '../../lib/moments'

/** Ids of the salary records in a row. Empty for a group without `ids`, because its `id` is the id of only one of its records. */
export function salaryRecordIds({ id, ids, workDate, workDateStart }: Salary): readonly number[] {
  if (ids?.length) return ids
  const isGroup = workDate === undefined && workDateStart !== undefined
  return id === undefined || isGroup ? [] : [id]
}

/**
 * Key of a table row. A group of records is identified by courier, paid status and start date, and not by its first record, which may
 * change between loads. If the server omits the courier, the key contains the record ids instead. A row of a single day is identified by
 * its id or, without an id, by courier, date and record ids.
 */
export const salaryRowKey = (row: Salary): string =>
  row.ids && row.workDate === undefined
    ? `${row.courier?.id ?? `records ${row.ids}`} ${row.isPaidOut} ${row.workDateStart}`
    : String(row.id ?? `${row.courier?.id} ${row.workDate} ${row.ids}`)

/** Loads the rows of all pages. */
export const loadAllSalaryRows = (
  filters: Partial<SalaryFilters>,
  signal: AbortSignal,
): Promise<AllLoadedRows<Salary>> =>
  loadAllPages({ search: searchSalary, query: { ...filters, page: 1 }, keyOf: salaryRowKey, signal })

export const salaryRowName = ({ courier }: Salary): string =>
  courier ? bidiIsolated(courier.fio || `курьер № ${courier.id}`) : 'курьер не указан'

/** Dates of a row: `18-03-2026` for a day, `09-03-2026 – 15-03-2026` for a group. */
export function salaryRowDates({ workDate, workDateStart, workDateEnd }: Salary): string {
  if (workDate) return formatDate(workDate)
  if (!workDateStart && !workDateEnd) return '—'
  return `${workDateStart ? formatDate(workDateStart) : '…'} – ${workDateEnd ? formatDate(workDateEnd) : '…'}`
}

export function salaryRowsPeriod(rows: readonly Salary[]): Period | undefined {
  const days = rows
    .flatMap(({ workDate, workDateStart, workDateEnd }) => [workDate, workDateStart, workDateEnd])
    .filter((day) => day !== undefined)
    .sort()
  const [first] = days
  const last = days.at(-1)
  return first && last ? { dateStart: first, dateEnd: last } : undefined
}

export function salaryRecordFilter(rows: readonly Salary[], cityId: number | undefined): SalaryRecordFilter {
  const couriers = new Set(rows.map(({ courier }) => courier?.id))
  const [courierId] = couriers
  return { cityId, ...(couriers.size === 1 && courierId !== undefined ? { courierId } : {}), ...salaryRowsPeriod(rows) }
}

export function unpayableSalaryReason(row: Salary): string | undefined {
  const { isPaidOut, payouts } = row
  if (isPaidOut === true) return 'Уже выплачено'
  if (salaryRecordIds(row).length === 0) return 'Сервер не сообщил, какие записи выплачивать'
  if (payouts !== undefined && payouts <= 0) return 'Выплачивать нечего: удержания не меньше заработка'
  return undefined
}

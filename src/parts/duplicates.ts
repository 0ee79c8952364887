import { type BranchFilters, searchBranches } from '../api/branches'
import { searchCities } from '../api/cities'
import { searchCompanies } from '../api/companies'
import { loadContacts } from '../api/contacts'
import { loadCourierPenalties } from '../api/couriers'
import { type EmployeeDocument, searchEmployees } from '../api/employees'
import { searchOrders } from '../api/orders'
import { searchPenaltyTypes } from '../api/penalties'
import { loadPoint, searchPoints } from '../api/points'
import { loadRatioRates } from '../api/rates'
import { loadRoles } from '../api/roles'
import { searchSchedules } from '../api/schedules'
import type { Period } from '../domain/periods'
import { formatPhone } from '../domain/phones'
import { weekTitle } from '../domain/schedules/weekDates'
import { bidiIsolated } from '../domain/textFormatting'
import { nowSecond } from '../lib/clock'
import { RequestFailure } from '../lib/failure'
import type { ListQuery } from '../lib/listQuery'
import type { RowsPage } from '../lib/listStore'
import { loadAllPages } from '../lib/loadAllPages'
import { toEpochSecond } from '../lib/moments'
import { getUnreadableCount } from '../lib/unreadableRowCount'
import { cityTimezone } from '../session/timezones'
import type { FindDuplicate } from '../ui/form/duplicateGuard'
import { equalFormValues } from '../ui/form/formValues'

/**
 * Duplicate checks: each function searches for an existing entry that equals the one that a form is about to add. A form runs its check
 * before it repeats a request whose outcome is unknown (contract, «unknown outcome of a change»). A form without a check uses one of three
 * constants: `same` (saving twice is harmless), `noCheck` (no check is possible: the user's own password, and fines that the user may not
 * see) or `own` (payments: `pages/payments/recordPayment` checks before every request).
 */

type Named = { name: string }

export const findDuplicateCity: FindDuplicate<Named> = async ({ name }) =>
  called('город', await loadFound(searchCities, { page: 1, name: name.trim() }), name)

export const findDuplicateCompany: FindDuplicate<Named> = async ({ name }) =>
  called('контрагент', await loadFound(searchCompanies, { page: 1, name: name.trim() }), name)

export const findDuplicateRole: FindDuplicate<Named> = async ({ name }) =>
  called('роль', (await loadRoles()).rows, name)

export const findDuplicatePenaltyType: FindDuplicate<Named & { price: number }> = async ({ name, price }) => {
  const { rows } = await searchPenaltyTypes({ page: 1, name: name.trim() })
  return called('вид штрафа', rows, name, (row) => (row.price === price ? row.name : undefined))
}

export const findDuplicatePoint: FindDuplicate<Named & { cityId: number }> = async ({ name, cityId }) =>
  called('точка', (await searchPoints({ page: 1, cityId })).rows, name)

export const findDuplicateContact =
  (companyId: number): FindDuplicate<Named> =>
  async ({ name }) =>
    called('контакт', (await loadContacts(companyId)).rows, name)

export const findDuplicateBranch =
  (companyId: number): FindDuplicate<{ address?: string | undefined }> =>
  async ({ address = '' }) => {
    const search = (query: ListQuery<BranchFilters>) => searchBranches(companyId, query)
    const rows = await loadFound(search, { page: 1, address: address.trim() })
    return called('филиал', rows, address, (row) => row.address)
  }

type OrderPlace = { cityId?: number | undefined; phone: string; street: string; house: string }

/**
 * Looks for a recent order with the customer's phone and address among the newest active orders of the city. List responses may omit the
 * phone and the address: a missing address counts as equal, and a recent order without a phone makes the result of the check unknown. Older
 * orders are no duplicates, because a customer may order again.
 */
export const findDuplicateOrder: FindDuplicate<OrderPlace> = async ({ cityId, phone, street, house }) => {
  const { rows } = await searchOrders({ page: 1, ...(cityId === undefined ? {} : { cityId }), orderBy: NEWEST })
  const found = rows.find(
    (row) =>
      row.phone !== undefined &&
      phoneDigits(row.phone) === phoneDigits(phone) &&
      isRecent(row.createdAt, row.cityId) &&
      isSame(row.addressTo?.street ?? street, street) &&
      isSame(row.addressTo?.house ?? house, house),
  )
  if (found) return `заказ № ${found.id}`
  const isSilent = (row: (typeof rows)[number]) => row.phone === undefined && isRecent(row.createdAt, row.cityId)
  if (rows.some(isSilent)) throw new RequestFailure({ message: 'Список заказов не показывает телефоны' })
  return notFoundIn(rows)
}

const phoneDigits = (phone: string): string => phone.replace(/\D/g, '').slice(-10)

export const findDuplicateZone =
  (pointId: number): FindDuplicate<Named> =>
  async ({ name }) =>
    called('зона', (await loadPoint(pointId)).deliveryZones, name)

/** The phone is the login of an employee, so it is unique. */
export const findDuplicateEmployee: FindDuplicate<{ phone: string }> = async ({ phone }) => {
  const { rows } = await searchEmployees({ page: 1, phone })
  return rows.some((row) => row.phone === phone) ? `сотрудник с телефоном ${formatPhone(phone)}` : notFoundIn(rows)
}

export const findDuplicateDocument =
  (load: () => Promise<readonly EmployeeDocument[]>): FindDuplicate<{ title: string }> =>
  async ({ title }) =>
    called('документ', await load(), title, (document) => document.title)

const RECENT_SECONDS = 3600

/**
 * Checks that an entry was created within the last hour. An entry without a time of creation counts as recent, because
 * the server may omit it.
 */
const isRecent = (createdAt: string | undefined, cityId: number | undefined): boolean =>
  createdAt === undefined || toEpochSecond(createdAt, cityTimezone(cityId)) >= nowSecond() - RECENT_SECONDS

export const findDuplicateFine =
  (
    courier: { id: number; cityId?: number | undefined },
    typeName: (typeId: number) => string | undefined,
  ): FindDuplicate<{ typeId: number; comment?: string | null }> =>
  async ({ typeId, comment }) => {
    const name = typeName(typeId)
    const isIt = (fine: { name?: string | undefined; comment?: string | undefined; createdAt?: string | undefined }) =>
      fine.name === name && isSame(fine.comment ?? '', comment ?? '') && isRecent(fine.createdAt, courier.cityId)
    const fines = await loadCourierPenalties(courier.id)
    return fines.some(isIt) ? `штраф «${bidiIsolated(name ?? String(typeId))}»` : notFoundIn(fines)
  }

type Ratio = { cityId: number; ratio?: number | null; days?: readonly number[] | null }
const CONDITIONS = ['typeId', 'ratio', 'priority', 'timeStart', 'timeEnd', 'dateStart', 'dateEnd', 'status']

export const findDuplicateRatio: FindDuplicate<Ratio> = async (values) => {
  const isIt = (rate: Pick<Ratio, 'days'>) =>
    CONDITIONS.every((key) => equalFormValues(Object(rate)[key] as unknown, Object(values)[key] as unknown)) &&
    equalFormValues(sortedDays(rate), sortedDays(values))
  const rates = await loadRatioRates(values.cityId)
  return rates.some(isIt) ? `условие с коэффициентом ${values.ratio}` : notFoundIn(rates)
}

/** Sorted so that two lists of weekdays can be compared: the order of the weekdays has no meaning, and the server may change it. */
const sortedDays = ({ days }: Pick<Ratio, 'days'>): number[] => [...new Set(days)].sort()

export const findDuplicateSchedule: FindDuplicate<Period & { cityId: number }> = async (week) => {
  const rows = await loadFound(searchSchedules, { page: 1, cityId: week.cityId })
  return rows.some(({ dateStart }) => dateStart === week.dateStart) ? `расписание ${weekTitle(week)}` : notFoundIn(rows)
}

/** Loads all pages of a search: a search for «Абая, 1» also finds «Абая, 10» to «Абая, 199», so the exact match may be on a later page. */
async function loadFound<Row extends { id: number }, F>(
  search: (query: ListQuery<F>, signal?: AbortSignal) => Promise<RowsPage<Row>>,
  query: ListQuery<F>,
): Promise<Row[]> {
  const { signal } = new AbortController()
  return (await loadAllPages({ search, query, keyOf: ({ id }: Row) => id, signal })).rows
}

const NEWEST = 'id_SORT_DESC'

function called<Row>(
  what: string,
  rows: readonly Row[],
  name: string,
  nameOf: (row: Row) => string | undefined = (row) => Object(row).name,
): string | undefined {
  if (rows.some((row) => isSame(nameOf(row) ?? '', name))) return `${what} «${bidiIsolated(name.trim())}»`
  return notFoundIn(rows)
}

/**
 * Called if no readable row equals the entry that the form is about to add. Throws if the list has unreadable rows, because one of them may
 * equal the entry.
 */
function notFoundIn(rows: readonly unknown[]): undefined {
  if (getUnreadableCount(rows) > 0) throw new RequestFailure({ message: 'Сервер прислал не все поля списка' })
  return undefined
}

const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

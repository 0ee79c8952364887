import { searchBranches } from '../api/branches'
import { searchCities } from '../api/cities'
import { searchCompanies } from '../api/companies'
import { loadContacts } from '../api/contacts'
import { searchOrders } from '../api/orders'
import { searchPenaltyTypes } from '../api/penalties'
import { searchPoints } from '../api/points'
import { loadRoles } from '../api/roles'
import { isolated } from '../domain/text'
import type { FindTwin } from '../ui/form/twin'

/**
 * What counts as the same entry, for each form that adds one: asked before something is sent again whose first attempt ended
 * unknown (contract, «unknown outcome of a change»). Fines, documents and passwords cannot be told: two that are alike are legal,
 * or the server never shows them; their forms say so.
 */

type Named = { name: string }

/** Same name. */
export const cityTwin: FindTwin<Named> = async ({ name }) =>
  called('город', (await searchCities({ page: 1, name: name.trim() })).rows, name)

/** Same name. */
export const companyTwin: FindTwin<Named> = async ({ name }) =>
  called('контрагент', (await searchCompanies({ page: 1, name: name.trim() })).rows, name)

/** Same name: roles are known by it. */
export const roleTwin: FindTwin<Named> = async ({ name }) => called('роль', (await loadRoles()).rows, name)

/** Same name and price. */
export const penaltyTwin: FindTwin<Named & { price: number }> = async ({ name, price }) => {
  const { rows } = await searchPenaltyTypes({ page: 1, name: name.trim() })
  return called(
    'штраф',
    rows.filter((row) => row.price === price),
    name,
  )
}

/** Same name in the city. */
export const pointTwin: FindTwin<Named & { cityId: number }> = async ({ name, cityId }) =>
  called('точка', (await searchPoints({ page: 1, cityId })).rows, name)

/** Same name in the company. */
export const contactTwin =
  (companyId: number): FindTwin<Named> =>
  async ({ name }) =>
    called('контакт', (await loadContacts(companyId)).rows, name)

/** Same address in the company. */
export const branchTwin =
  (companyId: number): FindTwin<{ address?: string | undefined }> =>
  async ({ address = '' }) => {
    const { rows } = await searchBranches(companyId, { page: 1, address: address.trim() })
    return called(
      'филиал',
      rows.map((row) => ({ id: row.id, name: row.address })),
      address,
    )
  }

type OrderPlace = { cityId?: number | undefined; phone: string; street: string; house: string }

/** The customer's phone and address, among the newest active orders of the city. */
export const orderTwin: FindTwin<OrderPlace> = async ({ cityId, phone, street, house }) => {
  const { rows } = await searchOrders({ page: 1, ...(cityId === undefined ? {} : { cityId }), orderBy: NEWEST })
  const found = rows.find(
    (row) =>
      row.phone === phone && isSame(row.addressTo?.street ?? '', street) && isSame(row.addressTo?.house ?? '', house),
  )
  return found && `заказ № ${found.id}`
}

const NEWEST = 'id_SORT_DESC'

function called(what: string, rows: readonly { name?: string | undefined }[], name: string): string | undefined {
  return rows.some((row) => isSame(row.name ?? '', name)) ? `${what} «${isolated(name.trim())}»` : undefined
}

const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

import { type Branch, type BranchBody, loadBranch } from '../../../api/branches'
import { type CompanyPoint, loadCompanyWithPoints } from '../../../api/companies'
import type { Draft } from '../../../api/payload'

/** A delivery zone of a branch as it is filled in; `price` in whole tenge. */
export type ZoneValues = { deliveryZoneId?: number; price?: number | null; status?: boolean | null }

/** The branch form as it is filled in; `phone` is 11 digits. */
export type BranchValues = Omit<BranchBody, 'deliveryZones'> & { deliveryZones: ZoneValues[] }

/** What the form needs before it can be used: its values, and the company's points with their zones. */
export type BranchStart = { values: Partial<BranchValues>; points: CompanyPoint[] }

export const NEW_ZONE: ZoneValues = { status: true }

/** Zones belong to a point: with another city or point an edited branch begins again with one (reference-data, 4). */
export const zonesAfterReset = (isNew: boolean): ZoneValues[] => (isNew ? [] : [{ status: false }])

/** Loads a branch to edit, or the blank of a new one, with its company. */
export async function loadBranchStart(
  companyId: number,
  branchId: number | null,
  signal: AbortSignal,
): Promise<BranchStart> {
  const [{ points }, branch] = await Promise.all([
    loadCompanyWithPoints(companyId, signal),
    branchId === null ? undefined : loadBranch(branchId, signal),
  ])
  return { points, values: branch ? branchValues(branch) : { deliveryZones: [] } }
}

/** Only what the form shows. */
export function branchValues(branch: Branch): Partial<BranchValues> {
  const { cityId, pointId, address, lat, long, phone, status } = branch
  const deliveryZones = branch.deliveryZones.map((zone) => ({
    deliveryZoneId: zone.deliveryZoneId,
    price: zone.price ?? null,
    status: zone.status ?? null,
  }))
  return { cityId, pointId, address, lat, long, phone, status, deliveryZones } as Partial<BranchValues>
}

/** What is sent; a price or a status that was left empty is null. */
export function branchBody({ address, deliveryZones, ...values }: BranchValues): Draft<BranchBody> {
  const zones = deliveryZones.map(({ deliveryZoneId, price = null, status = null }) => ({
    deliveryZoneId,
    price,
    status,
  }))
  return { ...values, address: address.trim(), deliveryZones: zones }
}

import { type Branch, type BranchBody, loadBranch } from '../../../api/branches'
import { type CompanyPoint, loadCompanyWithPoints } from '../../../api/companies'
import type { UnsentRequestBody } from '../../../api/requestBody'

/** `price` in whole tenge. */
export type BranchZoneValues = { deliveryZoneId?: number; price?: number | null; status?: boolean | null }

export type BranchValues = Omit<BranchBody, 'deliveryZones'> & { deliveryZones?: BranchZoneValues[] }

type BranchFormData = { values: Partial<BranchValues>; points: CompanyPoint[] }

export const NEW_BRANCH_ZONE: BranchZoneValues = { price: null, status: true }

/**
 * Zones belong to a point, so changing the branch's city or point clears the zones. An existing branch then gets one
 * empty row (reference-data, section 4).
 */
export const branchZonesAfterReset = (isNew: boolean): BranchZoneValues[] =>
  isNew ? [] : [{ price: null, status: false }]

export async function loadBranchFormData(
  companyId: number,
  branchId: number | null,
  signal: AbortSignal,
): Promise<BranchFormData> {
  const [{ points }, branch] = await Promise.all([
    loadCompanyWithPoints(companyId, signal),
    branchId === null ? undefined : loadBranch(branchId, signal),
  ])
  return { points, values: branch ? branchValues(branch) : { deliveryZones: [] } }
}

export function branchValues(branch: Branch): Partial<BranchValues> {
  const { cityId, pointId, address, lat, long, phone, status } = branch
  const deliveryZones = branch.deliveryZones?.map(({ deliveryZoneId, price, status }) => ({
    deliveryZoneId,
    price,
    status,
  }))
  return { cityId, pointId, address, lat, long, phone, status, deliveryZones } as Partial<BranchValues>
}

/**
 * Request body of a branch (contract, third review). A field that the server did not send is undefined and is omitted; a field that the
 * user cleared is null. If the price or the status of a zone is undefined, the value of the same zone in `saved` is sent, or null for a
 * zone that the branch did not have.
 */
export function branchBody(values: BranchValues, saved: Partial<BranchValues> = {}): UnsentRequestBody<BranchBody> {
  const deliveryZones = values.deliveryZones?.map((zone) => {
    const before = saved.deliveryZones?.find(({ deliveryZoneId }) => deliveryZoneId === zone.deliveryZoneId)
    const { price, status } = before ?? { price: null, status: null }
    return {
      ...zone,
      price: zone.price === undefined ? price : zone.price,
      status: zone.status === undefined ? status : zone.status,
    }
  })
  return { ...values, address: values.address.trim(), ...(deliveryZones && { deliveryZones }) }
}

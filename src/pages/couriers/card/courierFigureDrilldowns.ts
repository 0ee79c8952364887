import type { CourierDetails, CourierStatistics } from '../../../api/couriers'
import type { Period } from '../../../domain/periods'
import type { Permission } from '../../../domain/permissions'
import { paths } from '../../../kit/address/paths'
import { type DrilldownKey, drilldownUrl } from '../../../kit/drilldown/drilldowns'
import { withQuery } from '../../../lib/listQuery'

export type CourierFigureDrilldowns = (key: keyof CourierStatistics, value: number) => string | undefined

const DRILLDOWN_NAMES: Partial<Record<keyof CourierStatistics, DrilldownKey>> = {
  countSuccessOrders: 'card.countSuccessOrders',
  orderAmount: 'card.orderAmount',
  hoursAmount: 'card.hoursAmount',
  bonusAmount: 'card.bonusAmount',
  penaltyAmount: 'card.penaltyAmount',
  totalAmount: 'card.totalAmount',
}

export function courierFigureDrilldowns(
  courier: CourierDetails,
  period: Period,
  can: (permission: Permission) => boolean,
): CourierFigureDrilldowns {
  const filter = { ...period, courierId: courier.id, cityId: courier.cityId }
  return (key, value) => {
    if (key === 'workHours') {
      return can('courier_slot_manage') ? withQuery(paths.couriersShifts, filter) : undefined
    }
    const name = DRILLDOWN_NAMES[key]
    if (!name || !can(key === 'countSuccessOrders' ? 'order_view' : 'salary_manage')) return undefined
    // The salary list requires a city (operations, «Salary»), so the figures of a courier without a city have no link
    // to it.
    if (key !== 'countSuccessOrders' && courier.cityId === undefined) return undefined
    return drilldownUrl(name, key === 'penaltyAmount' ? Math.abs(value) : value, filter)
  }
}

import type { SalarySummary } from '../../api/salary'
import { DrilldownCheck } from '../../kit/drilldown/DrilldownCheck'
import type { Loaded } from '../../lib/loaded'

export function SalaryDrilldown({ summary }: { summary: Loaded<SalarySummary> }) {
  return <DrilldownCheck figures={summary.status === 'ready' ? figuresOf(summary.value) : {}} />
}

const figuresOf = ({ orderAmount, hoursAmount, dailyBonus, penalty, totalAmount, ...rest }: SalarySummary) => ({
  'salary.orderAmount': orderAmount,
  'salary.hoursAmount': hoursAmount,
  'salary.dailyBonus': dailyBonus,
  'salary.penalty': penalty === undefined ? undefined : Math.abs(penalty),
  'salary.totalAmount': totalAmount,
  'salary.holding': rest.holding,
  'salary.paidDelivery': rest.paidDelivery,
  'salary.payouts': rest.payouts,
})

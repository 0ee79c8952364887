import { useStableValue } from '../../kit/list/useStableValue'
import { useAccess } from '../../session/sessionHooks'
import type { DrilldownScreenAccess } from './reportDrilldowns'

export function useDrilldownScreenAccess(): DrilldownScreenAccess {
  const can = useAccess()
  return useStableValue({
    archive: can('order_view'),
    salary: can('salary_manage'),
    payments: can('pay_view'),
    company: can({ some: ['company_contact_view', 'company_branch_view'] }),
    commission: can('company_update'),
    shifts: can('courier_slot_manage'),
    courier: can('courier_view'),
  })
}

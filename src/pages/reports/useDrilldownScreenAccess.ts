import { useMemo } from 'react'
import { useAccess } from '../../session/sessionHooks'
import type { DrilldownScreenAccess } from './reportDrilldowns'

export function useDrilldownScreenAccess(): DrilldownScreenAccess {
  const can = useAccess()
  const archive = can('order_view')
  const salary = can('salary_manage')
  const payments = can('pay_view')
  const company = can({ some: ['company_contact_view', 'company_branch_view'] })
  const commission = can('company_update')
  const shifts = can('courier_slot_manage')
  const courier = can('courier_view')
  return useMemo(
    () => ({ archive, salary, payments, company, commission, courier, shifts }),
    [archive, salary, payments, company, commission, courier, shifts],
  )
}

import { useMemo } from 'react'
import { useAccess } from '../../session/useAccess'
import type { MayEnter } from './reportDrilldowns'

export function useMayEnter(): MayEnter {
  const can = useAccess()
  const archive = can('order_view')
  const salary = can('salary_manage')
  const payments = can('pay_view')
  const company = can('company_update')
  const courier = can('courier_view')
  return useMemo(() => ({ archive, salary, payments, company, courier }), [archive, salary, payments, company, courier])
}

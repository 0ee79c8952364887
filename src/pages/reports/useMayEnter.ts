import { useMemo } from 'react'
import { useAccess } from '../../session/useAccess'
import type { MayEnter } from './reportDrilldowns'

export function useMayEnter(): MayEnter {
  const can = useAccess()
  const archive = can('order_view')
  const salary = can('salary_manage')
  return useMemo(() => ({ archive, salary }), [archive, salary])
}

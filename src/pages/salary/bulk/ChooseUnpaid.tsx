import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { type Salary, type SalaryFilters, searchSalary } from '../../../api/salary'
import type { Query } from '../../../lib/address'
import { loadAllPages } from '../../../lib/allPages'
import { isAbort, toFailure } from '../../../lib/failure'
import { toast } from '../../../ui/toasts'
import { rowKey } from '../salaryRows'
import { isPayable } from './salarySelection'

export function ChooseUnpaid({
  query,
  onChosen,
}: {
  query: Query<SalaryFilters>
  onChosen: (rows: readonly Salary[]) => void
}) {
  const [isLoading, setLoading] = useState(false)
  const asked = useRef<{ query: Query<SalaryFilters>; controller: AbortController }>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    asked.current = { query, controller }
    return () => controller.abort()
  }, [query])
  const choose = async () => {
    if (!asked.current) return
    const { query, controller } = asked.current
    setLoading(true)
    try {
      const { rows } = await loadAllPages<Salary, SalaryFilters>({
        search: searchSalary,
        query: { ...query, isPaidOut: false, page: 1 },
        keyOf: rowKey,
        signal: controller.signal,
      })
      onChosen(rows.filter(isPayable))
    } catch (error) {
      if (!isAbort(error)) toast.failure(toFailure(error))
    }
    setLoading(false)
  }
  return (
    <Button
      size="small"
      type="text"
      loading={isLoading}
      disabled={query.isPaidOut === true}
      onClick={() => void choose()}
    >
      Выбрать все неоплаченные
    </Button>
  )
}

import { CheckSquareOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { type Salary, type SalaryFilters, searchSalary } from '../../../api/salary'
import { useStableValue } from '../../../kit/list/useStableValue'
import { loadAllPages } from '../../../lib/allPages'
import { isAbort, toFailure } from '../../../lib/failure'
import type { ListQuery } from '../../../lib/listQuery'
import { toast } from '../../../ui/toasts'
import { salaryRowKey } from '../salaryRows'
import { isPayable } from './salarySelection'

export function SelectUnpaidButton({
  query,
  onChosen,
}: {
  query: ListQuery<SalaryFilters>
  onChosen: (rows: readonly Salary[]) => void
}) {
  const [isLoading, setLoading] = useState(false)
  const { page: _page, orderBy: _orderBy, ...conditions } = query
  const filters = useStableValue(conditions)
  const asked = useRef<{ filters: Partial<SalaryFilters>; controller: AbortController }>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    asked.current = { filters, controller }
    return () => controller.abort()
  }, [filters])
  const choose = async () => {
    if (!asked.current) return
    const { filters, controller } = asked.current
    setLoading(true)
    try {
      const { rows } = await loadAllPages<Salary, SalaryFilters>({
        search: searchSalary,
        query: { ...filters, isPaidOut: false, page: 1 },
        keyOf: salaryRowKey,
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
      icon={<CheckSquareOutlined />}
      loading={isLoading}
      disabled={query.isPaidOut === true}
      onClick={() => void choose()}
    >
      Выбрать все неоплаченные
    </Button>
  )
}

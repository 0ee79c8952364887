import { CheckSquareOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { Salary, SalaryFilters } from '../../../api/salary'
import { groupDigits } from '../../../domain/textFormatting'
import { useStableValue } from '../../../kit/list/useStableValue'
import { failureText, isAbortError, toFailure } from '../../../lib/failure'
import type { ListQuery } from '../../../lib/listQuery'
import { countMissingRows } from '../../../lib/loadAllPages'
import { loadAllSalaryRows } from '../salaryRows'
import { isSalaryRowPayable } from './salarySelectionProps'

export type SalarySelectionMessage = { type: 'warning' | 'error'; title: string }

type SelectUnpaidButtonProps = {
  query: ListQuery<SalaryFilters>
  onChosen: (rows: readonly Salary[]) => void
  onNote: (note: SalarySelectionMessage | undefined) => void
}

export function SelectUnpaidButton({ query, onChosen, onNote }: SelectUnpaidButtonProps) {
  const [isLoading, setLoading] = useState(false)
  const { page: _page, orderBy: _orderBy, ...conditions } = query
  const filters = useStableValue(conditions)
  const running = useRef<{ filters: Partial<SalaryFilters>; controller: AbortController }>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    running.current = { filters, controller }
    return () => controller.abort()
  }, [filters])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the note is removed when the filter changes.
  useEffect(() => () => onNote(undefined), [filters, onNote])
  const choose = async () => {
    if (!running.current) return
    const { filters, controller } = running.current
    setLoading(true)
    onNote(undefined)
    try {
      const found = await loadAllSalaryRows({ ...filters, isPaidOut: false }, controller.signal)
      const { rows } = found
      const chosen = rows.filter(isSalaryRowPayable)
      onChosen(chosen)
      const unread = countMissingRows(found)
      const unpayable = rows.length - chosen.length
      if (chosen.length === 0 || unread > 0 || unpayable > 0) onNote(noteOf(chosen.length, unread, unpayable))
    } catch (error) {
      if (isAbortError(error)) return
      onNote({ type: 'error', title: `Неоплаченные строки не загрузились: ${failureText(toFailure(error))}` })
    } finally {
      setLoading(false)
    }
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

const noteOf = (chosen: number, unread: number, unpayable: number): SalarySelectionMessage => ({
  type: 'warning',
  title: [
    `Выбрано строк: ${groupDigits(chosen)}`,
    ...(unread > 0 ? [`не загрузилось: ${groupDigits(unread)}`] : []),
    ...(unpayable > 0 ? [`выплатить нельзя: ${groupDigits(unpayable)}`] : []),
  ].join(', '),
})

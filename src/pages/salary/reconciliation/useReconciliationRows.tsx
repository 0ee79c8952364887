import { useMemo } from 'react'
import type { Salary } from '../../../api/salary'
import { SalaryReconciliation } from './SalaryReconciliation'

export const useReconciliationRows = (cityId: number | undefined) =>
  useMemo(
    () => ({
      expandedRowRender: (row: Salary, _index: number, _depth: number, isOpen: boolean) =>
        isOpen && <SalaryReconciliation row={row} cityId={cityId} />,
      columnWidth: 26,
      columnTitle: <span className="visually-hidden">Подробности</span>,
    }),
    [cityId],
  )

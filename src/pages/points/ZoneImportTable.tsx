import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { countWithNoun } from '../../domain/textFormatting'
import { DataTable, type TableListState } from '../../kit/list/DataTable'
import { EmptyState } from '../../ui/EmptyState'
import type { ZoneImport, ZoneImportRow } from './zoneImport'
import { type ZoneImportColumnOptions, zoneImportColumns } from './zoneImportColumns'

type ZoneImportTableProps = {
  imported: ZoneImport
  shown: ZoneImportRow | undefined
  actions: ZoneImportColumnOptions
  onReload: () => void
  onApplyAll: () => void
}

/** Rows per page: a select in each of thousands of rows would freeze the page. */
const PER_PAGE = 50

export function ZoneImportTable({ imported, shown, actions, onReload, onApplyAll }: ZoneImportTableProps) {
  const { rows } = imported
  const [page, setPage] = useState(1)
  const tools = useMemo(
    () =>
      rows.length > 0 && (
        <Button size="small" type="primary" onClick={onApplyAll}>
          Применить выбранные
        </Button>
      ),
    [rows, onApplyAll],
  )
  const columns = useMemo(() => zoneImportColumns(actions), [actions])
  const list = useMemo<TableListState<ZoneImportRow>>(
    () => ({
      state: {
        rows: rows.slice((page - 1) * PER_PAGE, page * PER_PAGE),
        page,
        total: rows.length,
        perPage: PER_PAGE,
        pageCount: Math.ceil(rows.length / PER_PAGE),
        status: 'ready',
        failure: null,
      },
      query: { page },
      sort: undefined,
      setPage,
      setSort: () => undefined,
      reload: onReload,
    }),
    [rows, page, onReload],
  )
  return (
    <DataTable
      name="zone-import"
      columns={columns}
      list={list}
      rowKey={keyOf}
      rowClassName={(row) => (row === shown ? 'zone-import__row--shown' : '')}
      toolbar={<span className="data-table__count">{summary(imported)}</span>}
      tools={tools}
      empty={<EmptyState title="В выгрузке нет контуров" hint="Нарисуйте зоны в сервисе карт и выгрузите их ещё раз" />}
    />
  )
}

const keyOf = ({ key }: ZoneImportRow) => key

function summary({ rows, dropped, left }: ZoneImport): string {
  const parts = [countWithNoun(rows.length, 'контур', 'контура', 'контуров')]
  const crossing = rows.filter(({ isCrossing }) => isCrossing).length
  if (crossing > 0) parts.push(`пересекают себя: ${crossing}`)
  if (dropped.length > 0) parts.push(`пропущено: ${dropped.length}`)
  if (left > 0) parts.push(`не поместились: ${left}`)
  return parts.join(', ')
}

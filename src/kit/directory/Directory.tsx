import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ReactNode, useCallback, useMemo } from 'react'
import type { ListQuery } from '../../lib/listQuery'
import { useAccess, useUser } from '../../session/sessionHooks'
import { EmptyState } from '../../ui/EmptyState'
import { PageHeader } from '../../ui/PageHeader'
import { LinkButton } from '../LinkButton'
import { DataTable, type DataTableProps } from '../list/DataTable'
import { defineListExport } from '../list/export/defineListExport'
import { ExportButton } from '../list/export/ExportButton'
import { FilterCard } from '../list/FilterCard'
import type { FilterFieldsChildren } from '../list/FilterFields'
import { SavedFilterMenu } from '../list/savedFilters/SavedFilterMenu'
import { NoCitiesAlert } from '../load/NoCitiesAlert'
import { type AccessRequirement, type DirectoryDialogRules, getEntryId } from './defineList'
import { EntryDialogs, type EntryDialogsProps } from './EntryDialogs'
import type { DirectoryState } from './useDirectory'
import { useRowLink } from './useRowLink'
import './directory.css'

type DirectoryProps<Row extends object, F extends object, D extends DirectoryDialogRules> = EntryDialogsProps<
  Row,
  D
> & {
  page: DirectoryState<Row, F, D>
  title?: string
  /**
   * Label of the add button, which is shown if the user may add entries. If `add` is an object, the button is a link to a separate screen.
   */
  add?: string | { label: string; to: string; access: AccessRequirement }
  extra?: ReactNode
  filter?: FilterFieldsChildren<F>
  notice?: ReactNode
  empty: ReactNode
  hint?: string | readonly [mayAdd: string, mayNot: string]
  rowTo?: (row: Row) => string
  /** Start of the exported file's name, or a memoised function that returns it. Without `exportName` the list has no export. */
  exportName?: string | ((query: ListQuery<F>) => string)
  table?: Partial<Omit<DataTableProps<Row>, 'name' | 'columns' | 'list' | 'empty' | 'onRow' | 'rowKey'>>
}

const ADD_BUTTON = { type: 'primary', icon: <PlusOutlined /> } as const

export function Directory<Row extends object, F extends object, D extends DirectoryDialogRules>(
  props: DirectoryProps<Row, F, D>,
) {
  const { page, title, filter, empty, add } = props
  const can = useAccess()
  const mayAdd = typeof add === 'object' ? can(add.access) : add !== undefined && page.may('add')
  const onRow = useRowLink(props.rowTo)
  const { rowId, marked } = page
  const rowKey = useCallback((row: Row) => getEntryId({ rowId }, row), [rowId])
  const ownClass = props.table?.rowClassName
  const rowClassName = useCallback(
    (row: Row) => [ownClass?.(row), rowKey(row) === marked && 'data-table__row--added'].filter(Boolean).join(' '),
    [ownClass, rowKey, marked],
  )
  const hint = typeof props.hint === 'object' ? props.hint[mayAdd ? 0 : 1] : props.hint
  const isCityMissing = useUser().allowedCities.length === 0 && page.saved?.list.needsCity === true
  const emptyState = useMemo(() => {
    if (isCityMissing) return <NoCitiesAlert />
    return typeof empty === 'string' ? <EmptyState title={empty} {...(hint === undefined ? {} : { hint })} /> : empty
  }, [isCityMissing, empty, hint])
  const tools = useTools(props)
  const buttons = (
    <>
      {props.extra}
      {mayAdd &&
        (typeof add === 'object' ? (
          <LinkButton {...ADD_BUTTON} to={add.to}>
            {add.label}
          </LinkButton>
        ) : (
          <Button {...ADD_BUTTON} onClick={() => page.show(...(['add'] as never))}>
            {add}
          </Button>
        ))}
    </>
  )
  return (
    <>
      {title === undefined ? (
        <div className="directory__buttons">{buttons}</div>
      ) : (
        <PageHeader title={title} extra={buttons} />
      )}
      {page.mayView && (
        <>
          {filter !== undefined && (
            <FilterCard list={page.list} keys={page.filterKeys} saved={page.saved}>
              {filter}
            </FilterCard>
          )}
          {props.notice}
          <DataTable
            {...props.table}
            tools={tools}
            name={page.name}
            columns={page.columns}
            list={page.list}
            rowKey={rowKey}
            rowClassName={rowClassName}
            onRow={onRow}
            empty={emptyState}
          />
        </>
      )}
      <EntryDialogs page={page} form={props.form} saved={props.saved} remove={props.remove} own={props.own} />
    </>
  )
}

function useTools<Row extends object, F extends object, D extends DirectoryDialogRules>({
  page: { list, search, saved, columns, rowId },
  exportName,
  filter,
  table,
}: DirectoryProps<Row, F, D>): ReactNode {
  const own = table?.tools
  const { query, filter: filterState } = list
  const screen = filter === undefined && columns.some((column) => column.filter) ? saved : undefined
  const source = useMemo(
    () =>
      exportName !== undefined && search
        ? defineListExport<Row, F>({ name: exportName, search, keyOf: (row) => getEntryId({ rowId }, row), columns })
        : undefined,
    [exportName, search, columns, rowId],
  )
  return useMemo(() => {
    if (!screen && !source) return own
    return (
      <>
        {own}
        {screen && <SavedFilterMenu screen={screen} list={filterState} />}
        {source && <ExportButton source={source} query={query} />}
      </>
    )
  }, [own, screen, filterState, source, query])
}

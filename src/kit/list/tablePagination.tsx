import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type AriaAttributes, type AriaRole, cloneElement, isValidElement, type ReactNode } from 'react'
import { countWithNoun } from '../../domain/textFormatting'
import { unreadableRowsText } from '../../domain/unreadableRowsText'
import type { ListState } from '../../lib/listStore'
import { toolButtonProps } from '../../ui/toolButton'

/**
 * Settings of antd's pager, which appears only if the list has more than one page. The page count comes from the server, because live
 * events make `total` an estimate.
 */
export function tablePagination({ rows, total, perPage, pageCount }: ListState<unknown>, page: number) {
  if (total <= perPage && pageCount <= 1) return false as const
  // The page size is at least the number of rows, because the table hides rows beyond it. Without paging headers in the response, `perPage`
  // is only 1.
  const pageSize = Math.max(perPage, rows.length)
  return {
    current: page,
    pageSize,
    total: Math.max(pageCount, 1) * pageSize,
    showSizeChanger: false,
    showTotal: undefined,
    itemRender: labelPagerArrow,
  }
}

type TopPagerProps = { state: ListState<unknown>; page: number; setPage: (page: number) => void }

export function TopPager({ state, page, setPage }: TopPagerProps) {
  const { pageCount } = state
  if (state.page === 0 || pageCount <= 1) return null
  return (
    <span className="top-pager">
      <Button
        {...toolButtonProps('К предыдущей странице')}
        icon={<LeftOutlined />}
        disabled={page <= 1}
        onClick={() => setPage(page - 1)}
      />
      {`${page} из ${pageCount}`}
      <Button
        {...toolButtonProps('К следующей странице')}
        icon={<RightOutlined />}
        disabled={page >= pageCount}
        onClick={() => setPage(page + 1)}
      />
    </span>
  )
}

const ARROW_NAME: Record<string, string> = {
  prev: 'Предыдущая страница',
  next: 'Следующая страница',
  'jump-prev': 'На пять страниц назад',
  'jump-next': 'На пять страниц вперёд',
}

/**
 * antd's pager arrows are icons without an accessible name, so names are added. The arrows that jump several pages are not buttons (the
 * list item around them handles the click), so they get the role `img`.
 */
export function labelPagerArrow(_page: number, type: string, arrow: ReactNode): ReactNode {
  const name = ARROW_NAME[type]
  if (!name || !isValidElement<AriaAttributes & { role?: AriaRole }>(arrow)) return arrow
  return cloneElement(arrow, { 'aria-label': name, ...(type.startsWith('jump') ? { role: 'img' } : {}) })
}

/** Without paging headers in the response, `total` is 1. Show the number of loaded rows if it is larger than `total`. */
export function TableRowCountLabel({
  state: { page, rows, total, unreadable = 0 },
  unreadableWords = rowsNotShown,
}: TableRowCountLabelProps) {
  if (page === 0) return null
  const count = page === 1 && rows.length === 0 ? 0 : Math.max(total, rows.length)
  return (
    <span className="data-table__count">
      {countWithNoun(count, 'запись', 'записи', 'записей') +
        (unreadable > 0 ? ` · ${unreadableWords(unreadable)}` : '')}
    </span>
  )
}

export function UnreadableCountLabel({
  state: { unreadable = 0 },
  unreadableWords = rowsNotShown,
}: TableRowCountLabelProps) {
  return unreadable > 0 ? <span className="data-table__count">{unreadableWords(unreadable)}</span> : null
}

type TableRowCountLabelProps = {
  state: ListState<unknown>
  unreadableWords?: ((count: number) => string) | undefined
}

const rowsNotShown = (count: number): string => unreadableRowsText(count, 'row')

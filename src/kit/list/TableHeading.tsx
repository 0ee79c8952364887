import { createContext, type ReactNode, use } from 'react'
import { ListDataAge } from './ListDataAge'
import { TableRowCountLabel, TopPager, UnreadableCountLabel } from './tablePagination'
import type { ListPageState } from './useListPage'

type TableHeadingContent = {
  list: Pick<ListPageState<unknown, object>, 'state' | 'query'>
  toolbar: ReactNode
  unreadableWords: ((count: number) => string) | undefined
  isLive: boolean
  setPage: (page: number) => void
}

export const TableHeadingContext = createContext<TableHeadingContent | undefined>(undefined)

/** Reads its content from a context, so that a new total or data age re-renders only this heading and not the table. */
function TableHeading() {
  const content = use(TableHeadingContext)
  if (!content) return null
  const { list, toolbar, unreadableWords, isLive, setPage } = content
  const { cityId } = list.query as { cityId?: number }
  return (
    <>
      {toolbar ?? <TableRowCountLabel state={list.state} unreadableWords={unreadableWords} />}
      {toolbar && <UnreadableCountLabel state={list.state} unreadableWords={unreadableWords} />}
      {!isLive && <ListDataAge requestedAt={list.state.requestedAt} cityId={cityId} />}
      <TopPager state={list.state} page={list.query.page} setPage={setPage} />
    </>
  )
}

export const TABLE_HEADING = <TableHeading />

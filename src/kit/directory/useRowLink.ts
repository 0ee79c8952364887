import { useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation } from 'wouter'
import type { DataTableProps } from '../list/DataTable'

/** Opens the entry's screen when the user clicks its row outside links and buttons. Keyboard users open it by the link in the row. */
export function useRowLink<Row>(rowTo: ((row: Row) => string) | undefined): DataTableProps<Row>['onRow'] {
  const [, navigate] = useLocation()
  const latest = useRef(rowTo)
  useLayoutEffect(() => {
    latest.current = rowTo
  })
  const isLink = rowTo !== undefined
  return useMemo(
    () =>
      isLink
        ? (row: Row) => ({
            className: 'directory__link-row',
            onClick: ({ target }: { target: EventTarget }) => {
              const isOnControl = (target as Element).closest('a, button') !== null
              if (!isOnControl && latest.current) navigate(latest.current(row))
            },
          })
        : undefined,
    [isLink, navigate],
  )
}

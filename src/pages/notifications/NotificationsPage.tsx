import { Button, Switch } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Notification } from '../../api/notifications'
import { plural } from '../../domain/text'
import { useAddress } from '../../kit/address/useAddress'
import { Directory } from '../../kit/directory/Directory'
import { useDirectory } from '../../kit/directory/useDirectory'
import type { RowBlocks } from '../../kit/list/rowBlocks'
import { bool, id } from '../../lib/structs'
import { lazyDialog } from '../../ui/chunk/lazyDialog'
import { useShortcuts } from '../../ui/shortcuts/useShortcuts'
import { GroupHeading } from './GroupHeading'
import type { HideAllDialogProps } from './HideAllDialog'
import { hides, settledHides } from './hides'
import { NOTIFICATION_COLUMNS, NotificationFilter, notifications } from './notificationList'
import { useNewNotifications } from './useNewNotifications'

const BY_ORDER: RowBlocks<Notification> = {
  blockKey: ({ orderId }) => orderId ?? 'none',
  heading: (rows) => <GroupHeading rows={rows} />,
}
const HideAllDialog = lazyDialog<HideAllDialogProps>(() => import('./HideAllDialog').then((m) => m.HideAllDialog))
const GROUP = bool()
const PAGE = id()

/** Specification: operations, «Notifications». */
export function NotificationsPage() {
  const page = useMarked(useDirectory(notifications, NOTIFICATION_COLUMNS))
  const address = useAddress()
  const isGrouped = address.get('group', GROUP) === true
  const fresh = useNewNotifications(page.list.query, page.list.state.rows)
  const { reload } = page.list
  useReloadAfterHiding(reload, fresh.count > 0)
  useSentOnLeaving()
  useShortcuts({
    rowHide: ({ target }) => {
      const rowId = rowIdAt(target)
      const row = page.list.state.rows.find((candidate) => candidate.id === rowId)
      if (!row || row.status === false) return false
      if (hides.state.byId[row.id]?.step === 'waiting') hides.undo([row.id])
      else hides.hide([row.id])
      return true
    },
  })
  const { count, isMore, take } = fresh
  const { page: _page, orderBy: _order, ...filters } = page.list.query
  const mayHideAll = page.list.state.total > 0 && page.list.state.rows.length > 0 && filters.status !== false
  const [asks, setAsks] = useState(0)
  const [isAsking, setAsking] = useState(false)
  const toolbar = useMemo(
    () => (
      <div className="notification-tools">
        <label className="notification-tools__group" htmlFor="notifications-by-order">
          <Switch
            id="notifications-by-order"
            size="small"
            checked={isGrouped}
            onChange={(isOn) =>
              address.set({
                group: isOn || undefined,
                orderBy: isOn ? 'orderId_SORT_DESC' : undefined,
                page: undefined,
              })
            }
          />
          Группировать по заказам
        </label>
        {mayHideAll && (
          <Button
            size="small"
            onClick={() => {
              setAsks((before) => before + 1)
              setAsking(true)
            }}
          >
            Скрыть все по фильтру
          </Button>
        )}
        {count > 0 && (
          <Button
            type="primary"
            size="small"
            onClick={() => {
              take()
              if (address.get('page', PAGE) === undefined) reload()
              else address.set({ page: undefined })
            }}
          >
            {`Показать ${isMore ? 'больше ' : ''}${count} ${plural(count, 'новое', 'новых', 'новых')}`}
          </Button>
        )}
      </div>
    ),
    [isGrouped, count, isMore, take, reload, address, mayHideAll],
  )
  return (
    <>
      <Directory
        page={page}
        title="Уведомления"
        filter={<NotificationFilter />}
        empty="Список уведомлений пуст"
        hint="Измените фильтр"
        table={{ toolbar, ...(isGrouped ? { blocks: BY_ORDER } : {}) }}
      />
      {asks > 0 && (
        <HideAllDialog
          key={asks}
          open={isAsking}
          filters={filters}
          onClose={() => setAsking(false)}
          onSettled={reload}
        />
      )}
    </>
  )
}

function useMarked<P extends { list: { state: { rows: Notification[] } } }>(page: P): P {
  const { hidden } = useSnapshot(settledHides)
  const { list } = page
  const { state } = list
  return useMemo(() => {
    const ids = new Set(hidden)
    if (!state.rows.some(({ id, status }) => status !== false && ids.has(id))) return page
    const rows = state.rows.map((row) => (ids.has(row.id) ? { ...row, status: false } : row))
    return { ...page, list: { ...list, state: { ...state, rows } } }
  }, [page, list, state, hidden])
}

/**
 * Reloads the list after a notification was hidden. While new notifications wait for a click, the reload is skipped,
 * because it would insert them under the pointer.
 */
function useReloadAfterHiding(reload: () => void, isHeld: boolean): void {
  const { count } = useSnapshot(settledHides)
  const seen = useRef(count)
  useEffect(() => {
    if (seen.current === count) return
    seen.current = count
    if (!isHeld) reload()
  }, [count, reload, isHeld])
}

/**
 * A notification is hidden after a delay for undo. Leaving the page sends the delayed requests at once; closing the tab
 * asks for confirmation and drops them (contract, «undo»).
 */
function useSentOnLeaving(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hides.isWaiting()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('beforeunload', ask)
      hides.flush()
    }
  }, [])
}

function rowIdAt(target: EventTarget | null): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-row-key]') : null
  return row ? Number(row.dataset.rowKey) : undefined
}

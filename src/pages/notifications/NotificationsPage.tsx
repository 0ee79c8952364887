import { Button, Switch } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Notification } from '../../api/notifications'
import { pluralForm } from '../../domain/textFormatting'
import { useUrlQuery } from '../../kit/address/useUrlQuery'
import { Directory } from '../../kit/directory/Directory'
import { useDirectory } from '../../kit/directory/useDirectory'
import type { RowGroupOptions } from '../../kit/list/rowGroups'
import { rowIdFromTarget } from '../../kit/list/rowNavigation'
import { booleanStruct, idStruct } from '../../lib/structs'
import { lazyDialog } from '../../ui/chunk/lazyDialog'
import { useShortcuts } from '../../ui/shortcuts/useShortcuts'
import type { HideAllNotificationsDialogProps } from './HideAllNotificationsDialog'
import { NotificationGroupHeading } from './NotificationGroupHeading'
import { notificationHideQueue, notificationHideResults } from './notificationHideQueue'
import {
  NOTIFICATION_COLUMNS,
  NotificationFilterFields,
  notificationListDefinition,
} from './notificationListDefinition'
import { useNewerNotifications } from './useNewerNotifications'
import '../../ui/shortcuts/rowActionShortcuts'

const byOrder = (isPaged: boolean): RowGroupOptions<Notification> => ({
  blockKey: ({ orderId }) => orderId ?? 'none',
  heading: (rows) => <NotificationGroupHeading rows={rows} isPaged={isPaged} />,
})
const BY_ORDER = { one: byOrder(false), many: byOrder(true) }
const HideAllNotificationsDialog = lazyDialog<HideAllNotificationsDialogProps>(() =>
  import('./HideAllNotificationsDialog').then((m) => m.HideAllNotificationsDialog),
)
const GROUP = booleanStruct()
const PAGE = idStruct()

/** Specification: operations, «Notifications». */
export function NotificationsPage() {
  const page = useMarked(useDirectory(notificationListDefinition, NOTIFICATION_COLUMNS))
  const address = useUrlQuery()
  const isGrouped = address.get('group', GROUP) === true
  const fresh = useNewerNotifications(page.list.query, page.list.state.rows)
  const { reload } = page.list
  useReloadAfterHiding(reload, fresh.count > 0)
  useSentOnLeaving()
  useShortcuts({
    rowHide: ({ target }) => {
      const rowId = rowIdFromTarget(target)
      const row = page.list.state.rows.find((candidate) => candidate.id === rowId)
      if (row?.status !== true) return false
      if (notificationHideQueue.state.byId[row.id]?.step === 'waiting') notificationHideQueue.undo([row.id])
      else notificationHideQueue.hide([row.id])
      return true
    },
  })
  const { count, isMore, take } = fresh
  const { page: _page, orderBy: _order, ...filters } = page.list.query
  const mayHideAll = page.list.state.total > 0 && page.list.state.rows.length > 0 && filters.status !== false
  const [openCount, setOpenCount] = useState(0)
  const [isHideAllOpen, setHideAllOpen] = useState(false)
  const toolbar = useMemo(
    () => (
      <div className="notification-tools">
        <label className="notification-tools__group" htmlFor="notifications-by-order">
          <Switch
            id="notifications-by-order"
            aria-label="Группировать по заказам"
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
          По заказам
        </label>
        {mayHideAll && (
          <Button
            size="small"
            onClick={() => {
              setOpenCount((before) => before + 1)
              setHideAllOpen(true)
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
            {`Показать ${isMore ? 'больше ' : ''}${count} ${pluralForm(count, 'новое', 'новых', 'новых')}`}
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
        filter={<NotificationFilterFields />}
        empty="Список уведомлений пуст"
        exportName="Уведомления"
        hint="Измените фильтр"
        table={{ toolbar, ...(isGrouped ? { blocks: BY_ORDER[page.list.state.pageCount > 1 ? 'many' : 'one'] } : {}) }}
      />
      {openCount > 0 && (
        <HideAllNotificationsDialog
          key={openCount}
          open={isHideAllOpen}
          filters={filters}
          onClose={() => setHideAllOpen(false)}
          onSettled={reload}
        />
      )}
    </>
  )
}

function useMarked<P extends { list: { state: { rows: Notification[] } } }>(page: P): P {
  const { hidden } = useSnapshot(notificationHideResults)
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
 * Reloads the list after a notification was hidden. Skips the reload while the user has not yet clicked to show new
 * notifications, because the reload would insert them and move the rows under the pointer.
 */
function useReloadAfterHiding(reload: () => void, isHeld: boolean): void {
  const { count } = useSnapshot(notificationHideResults)
  const seen = useRef(count)
  useEffect(() => {
    if (seen.current === count) return
    seen.current = count
    if (!isHeld) reload()
  }, [count, reload, isHeld])
}

/**
 * A notification is hidden after a delay for undo. Leaving the page sends the delayed requests at once. Closing the tab
 * drops them, so the browser shows a confirmation first (contract, «undo»).
 */
function useSentOnLeaving(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (notificationHideQueue.isWaiting()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('beforeunload', ask)
      notificationHideQueue.flush()
    }
  }, [])
}

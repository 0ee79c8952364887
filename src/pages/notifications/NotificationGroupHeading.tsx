import { Button } from 'antd'
import { useSnapshot } from 'valtio'
import type { Notification } from '../../api/notifications'
import { notificationHideQueue } from './notificationHideQueue'
import { OrderLink } from './notificationListDefinition'

export function NotificationGroupHeading({ rows, isPaged }: { rows: readonly Notification[]; isPaged: boolean }) {
  const { byId } = useSnapshot(notificationHideQueue.state)
  const active = rows.filter(({ id, status }) => status === true && (byId[id]?.step ?? 'failed') === 'failed')
  const waiting = rows.filter(({ id }) => byId[id]?.step === 'waiting')
  const orderId = rows[0]?.orderId
  const count = isPaged ? `${rows.length} на странице` : rows.length
  return (
    <div className="notification-group">
      {orderId === undefined ? (
        <span>{count} без заказа</span>
      ) : (
        <span>
          {count} по заказу <OrderLink id={orderId} />
        </span>
      )}
      {active.length > 1 && (
        <Button size="small" onClick={() => notificationHideQueue.hide(active.map(({ id }) => id))}>
          Скрыть все {active.length}
        </Button>
      )}
      {waiting.length > 1 && (
        <Button size="small" onClick={() => notificationHideQueue.undo(waiting.map(({ id }) => id))}>
          Вернуть все {waiting.length}
        </Button>
      )}
    </div>
  )
}

import { Button } from 'antd'
import { useSnapshot } from 'valtio'
import type { Notification } from '../../api/notifications'
import { hides } from './hides'
import { OrderLink } from './notificationList'

export function GroupHeading({ rows }: { rows: readonly Notification[] }) {
  const { byId } = useSnapshot(hides.state)
  const active = rows.filter(({ id, status }) => status !== false && (byId[id]?.step ?? 'failed') === 'failed')
  const waiting = rows.filter(({ id }) => byId[id]?.step === 'waiting')
  const orderId = rows[0]?.orderId
  return (
    <div className="notification-group">
      {orderId === undefined ? (
        <span>{rows.length} без заказа</span>
      ) : (
        <span>
          {rows.length} по заказу <OrderLink id={orderId} />
        </span>
      )}
      {active.length > 1 && (
        <Button size="small" onClick={() => hides.hide(active.map(({ id }) => id))}>
          Скрыть все {active.length}
        </Button>
      )}
      {waiting.length > 1 && (
        <Button size="small" onClick={() => hides.undo(waiting.map(({ id }) => id))}>
          Вернуть все {waiting.length}
        </Button>
      )}
    </div>
  )
}

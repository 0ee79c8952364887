import { Button } from 'antd'
import { useSnapshot } from 'valtio'
import type { Notification } from '../../api/notifications'
import { notificationHideQueue } from './notificationHideQueue'
import { OrderLink } from './notificationListDefinition'

export function NotificationGroupHeading({ rows, isPaged }: { rows: readonly Notification[]; isPaged: boolean }) {
  const { byId } = useSnapshot(notificationHideQueue.state)
  const active = rows.filter(({ id, status }) => status === true && (byId[id]?.step ?? 'failed') === 'failed')
  const waiting = rows.filter(({ id }) => byId[id]?.step === 'waiting')
  const [first, second] = [
    { word: 'Скрыть все', ids: active.map(({ id }) => id), run: notificationHideQueue.hide },
    { word: 'Вернуть все', ids: waiting.map(({ id }) => id), run: notificationHideQueue.undo },
  ].filter(({ ids }) => ids.length > 1)
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
      {/* «Скрыть все» becomes «Вернуть все» in the same button, so that the button keeps the focus. */}
      {first && <GroupAction {...first} />}
      {second && <GroupAction {...second} />}
    </div>
  )
}

type GroupActionProps = { word: string; ids: readonly number[]; run: (ids: readonly number[]) => void }

const GroupAction = ({ word, ids, run }: GroupActionProps) => (
  <Button size="small" onClick={() => run(ids)}>
    {word} {ids.length}
  </Button>
)

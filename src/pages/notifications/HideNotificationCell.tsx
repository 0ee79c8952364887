import { EyeInvisibleOutlined, UndoOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useSnapshot } from 'valtio'
import type { Notification } from '../../api/notifications'
import { failureText } from '../../lib/failure'
import { notificationHideQueue } from './notificationHideQueue'
import './notifications.css'

export function HideNotificationCell({ row: { id, status } }: { row: Notification }) {
  const hiding = useSnapshot(notificationHideQueue.state).byId[id]
  const isWaiting = hiding?.step === 'waiting'
  // A failed attempt no longer matters once the notification is hidden, for example with all others or by a colleague.
  const failure = hiding?.step === 'failed' && status !== false ? hiding.failure : undefined
  const word = isWaiting ? 'Вернуть' : failure ? 'Ещё раз скрыть' : 'Скрыть'
  return (
    <div className="hide-cell">
      {failure && (
        <span role="alert" className="hide-cell__failure">
          {failureText(failure)}
        </span>
      )}
      {isWaiting && <span className="hide-cell__clock" />}
      {/* One button for «hide» and for «undo», because replacing a focused button would lose the focus. */}
      <Button
        size="small"
        type="text"
        icon={isWaiting ? <UndoOutlined /> : <EyeInvisibleOutlined />}
        loading={hiding?.step === 'sending'}
        disabled={status !== true}
        aria-label={`${word} уведомление № ${id}`}
        onClick={() => (isWaiting ? notificationHideQueue.undo([id]) : notificationHideQueue.hide([id]))}
      >
        {word}
      </Button>
    </div>
  )
}

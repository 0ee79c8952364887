import { BellOutlined } from '@ant-design/icons'
import { Badge } from 'antd'
import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import { counted } from '../../domain/text'
import { liveState } from '../../live/liveState'
import { paths } from '../../ui/address/paths'

/** The way to /notifications, with a badge while there are unread ones. */
export function NotificationsLink() {
  const { notifications } = useSnapshot(liveState)
  const count = notifications ?? 0
  const unread = count > 0 ? `: ${counted(count, 'непрочитанное', 'непрочитанных', 'непрочитанных')}` : ''
  return (
    <Link to={paths.notifications} className="header-link" aria-label={`Уведомления${unread}`} title="Уведомления">
      <Badge count={count} size="small" offset={[6, -2]} aria-hidden>
        <BellOutlined className="header-link__icon" />
      </Badge>
    </Link>
  )
}

import { BellOutlined } from '@ant-design/icons'
import { Badge, Popover } from 'antd'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import { countWithNoun } from '../../domain/textFormatting'
import { paths } from '../../kit/address/paths'
import { SkeletonCell } from '../../kit/list/SkeletonCell'
import { liveState } from '../../live/liveState'
import { refreshNotificationCount } from '../../live/notificationCount'
import { useAccess } from '../../session/sessionHooks'
import { lazyScreenPart } from '../../ui/chunk/lazyScreenPart'
import { startVisibleTabInterval } from '../../ui/load/startVisibleTabInterval'

const NewestNotifications = lazyScreenPart(() => import('./NewestNotifications').then((m) => m.NewestNotifications), {
  waiting: <SkeletonCell />,
})

/**
 * Starts the count at 60 % of the bell's width. By default the count is centred on the upper right corner of the bell, and a count of
 * several digits hides the bell.
 */
const COUNT_BESIDE_BELL = {
  indicator: { insetInlineStart: '60%', insetInlineEnd: 'auto', transform: 'translateY(-50%)' },
}

/** A count above 99 is shown as «99+», also in the accessible name, which must contain the visible text. */
const MAX_COUNT = 99

const ASK_EVERY_MS = 60_000
/**
 * Delay in seconds before hovering the bell opens the list of notifications. The list does not open when the pointer only passes over the
 * bell.
 */
const HOVER_DELAY = 0.3

export function NotificationsLink() {
  const { notifications } = useSnapshot(liveState)
  const [isOpen, setOpen] = useState(false)
  useCountWithoutStream()
  const count = notifications ?? 0
  const words =
    count > MAX_COUNT
      ? `${MAX_COUNT}+ непрочитанных`
      : countWithNoun(count, 'непрочитанное', 'непрочитанных', 'непрочитанных')
  const unread = count > 0 ? `: ${words}` : ''
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      content={isOpen ? <NewestNotifications /> : null}
      title="Последние уведомления"
      placement="bottomRight"
      mouseEnterDelay={HOVER_DELAY}
      destroyOnHidden
    >
      <Link
        to={paths.notifications}
        className="header-link"
        aria-label={`Уведомления${unread}`}
        onClick={() => setOpen(false)}
      >
        <Badge count={count} overflowCount={MAX_COUNT} size="small" styles={COUNT_BESIDE_BELL} aria-hidden>
          <BellOutlined className="header-link__icon" />
        </Badge>
      </Link>
    </Popover>
  )
}

/**
 * The live stream sends the number of notifications. Users who may not see orders have no live stream, so the number is requested at
 * intervals (contract, «Notifications»).
 */
function useCountWithoutStream(): void {
  const can = useAccess()
  const hasStream = can('order_view')
  useEffect(() => {
    if (hasStream) return
    void refreshNotificationCount()
    return startVisibleTabInterval(() => void refreshNotificationCount(), ASK_EVERY_MS)
  }, [hasStream])
}

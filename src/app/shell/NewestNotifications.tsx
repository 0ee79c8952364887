import { Link } from 'wouter'
import { type Notification, searchNotifications } from '../../api/notifications'
import { paths } from '../../kit/address/paths'
import { SkeletonCell } from '../../kit/list/SkeletonCell'
import { OPENED_FROM_SCREEN } from '../../kit/useGoBack'
import { formatMoment } from '../../lib/moments'
import { useAccess } from '../../session/sessionHooks'
import { cityTimezone } from '../../session/timezones'
import { LoadedContent } from '../../ui/load/LoadedContent'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import './newestNotifications.css'

const COUNT = 5

export function NewestNotifications() {
  const newest = useLoadedValue(loadNewest, [])
  return (
    <div className="newest-notifications">
      <LoadedContent of={newest} waiting={<SkeletonCell />}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="newest-notifications__empty">Новых уведомлений нет</p>
          ) : (
            <ul className="newest-notifications__list">
              {rows.map((row) => (
                <li key={row.id}>
                  <NotificationText row={row} />
                  {row.createdAt !== undefined && (
                    <div className="newest-notifications__time">
                      {formatMoment(row.createdAt, cityTimezone(row.cityId))}
                    </div>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </LoadedContent>
      <Link to={paths.notifications}>Все уведомления</Link>
    </div>
  )
}

/** Text of a notification, as a link to its order or else to its courier, if the user may view them. */
function NotificationText({ row: { id, description, orderId, courierId } }: { row: Notification }) {
  const can = useAccess()
  const text = description || `№ ${id}`
  if (orderId !== undefined && can('order_view'))
    return <Link to={paths.ordersWith({ id: orderId, order: orderId })}>{text}</Link>
  if (courierId !== undefined && can('courier_view'))
    return (
      <Link to={paths.courier(courierId)} state={OPENED_FROM_SCREEN}>
        {text}
      </Link>
    )
  return <span>{text}</span>
}

async function loadNewest(signal: AbortSignal) {
  const { rows } = await searchNotifications({ page: 1, status: true, orderBy: 'id_SORT_DESC' }, signal)
  return rows.slice(0, COUNT)
}

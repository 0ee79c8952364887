import { Link } from 'wouter'
import { searchNotifications } from '../../api/notifications'
import { paths } from '../../kit/address/paths'
import { SkeletonCell } from '../../kit/list/SkeletonCell'
import { formatMoment } from '../../lib/moments'
import { useAccess } from '../../session/sessionHooks'
import { cityTimezone } from '../../session/timezones'
import { LoadedContent } from '../../ui/load/LoadedContent'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import './newestNotifications.css'

const COUNT = 5

export function NewestNotifications() {
  const can = useAccess()
  const newest = useLoadedValue(loadNewest, [])
  return (
    <div className="newest-notifications">
      <LoadedContent of={newest} waiting={<SkeletonCell />}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="newest-notifications__empty">Новых уведомлений нет</p>
          ) : (
            <ul className="newest-notifications__list">
              {rows.map(({ id, description, orderId, createdAt, cityId }) => (
                <li key={id}>
                  {orderId !== undefined && can('order_view') ? (
                    <Link to={paths.ordersWith({ id: orderId, order: orderId })}>{description || `№ ${id}`}</Link>
                  ) : (
                    <span>{description || `№ ${id}`}</span>
                  )}
                  {createdAt !== undefined && (
                    <div className="newest-notifications__time">{formatMoment(createdAt, cityTimezone(cityId))}</div>
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

async function loadNewest(signal: AbortSignal) {
  const { rows } = await searchNotifications({ page: 1, status: true, orderBy: 'id_SORT_DESC' }, signal)
  return rows.slice(0, COUNT)
}

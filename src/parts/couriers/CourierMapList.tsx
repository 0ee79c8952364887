import { Alert, Button, Skeleton } from 'antd'
import { failureText } from '../../lib/failure'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorPanel } from '../../ui/ErrorPanel'
import { UnreadableRowsAlert } from '../../ui/load/UnreadableRowsAlert'
import { CourierMapRows } from './CourierMapRows'
import type { OrdersByCourier } from './courierOrders'
import type { CourierPositions } from './useCourierPositions'

type CourierMapListProps = {
  positions: CourierPositions
  orders: OrdersByCourier
  hasCity: boolean
  selectedId: number | null
  onSelect: (id: number) => void
}

/** List of the couriers on the map, so that a courier can be selected with the keyboard. */
export function CourierMapList({ positions, orders, hasCity, selectedId, onSelect }: CourierMapListProps) {
  const { couriers, loaded, now } = positions
  if (!hasCity) return <EmptyState title="Нет доступных городов" hint="Их назначает администратор" />
  if (!couriers) {
    if (loaded.failure) return <ErrorPanel failure={loaded.failure} onRetry={loaded.reload} />
    return <Skeleton active title={false} paragraph={{ rows: 8 }} className="courier-map__loading" />
  }
  const { unreadable = 0, positionsFailure } = loaded.value ?? {}
  return (
    <>
      <UnreadableRowsAlert count={unreadable} noun="courier" />
      {loaded.failure && (
        <Alert
          type="error"
          showIcon
          title="Не удалось обновить"
          description={loaded.failure.hint ?? loaded.failure.message}
          action={
            <Button size="small" onClick={loaded.reload}>
              Обновить
            </Button>
          }
        />
      )}
      {positionsFailure && !loaded.failure && (
        <Alert
          type="error"
          showIcon
          title="Координаты не загрузились"
          description={failureText(positionsFailure)}
          action={
            positionsFailure.status !== 403 && (
              <Button size="small" loading={loaded.status === 'loading'} onClick={loaded.reload}>
                Обновить
              </Button>
            )
          }
        />
      )}
      {couriers.length === 0 ? (
        <EmptyState title="Курьеры отсутствуют" hint="В этом городе никто не на смене" />
      ) : (
        <CourierMapRows couriers={couriers} orders={orders} now={now} selectedId={selectedId} onSelect={onSelect} />
      )}
    </>
  )
}

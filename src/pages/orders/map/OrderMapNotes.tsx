import { AimOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { unreadableRowsText } from '../../../domain/unreadableRowsText'
import type { Failure } from '../../../lib/failure'
import type { MapOrder } from './mapOrders'

type OrderMapNotesProps = {
  orders: readonly MapOrder[]
  /**
   * True if the order list has rows. If so, a map without orders shows the note that its orders are not loaded yet; otherwise, that there
   * are no orders.
   */
  isListed: boolean
  /** The part of the list that the map shows; undefined if it shows all orders. */
  scopeLabel: string | undefined
  onShowAll: () => void
  needsCity: boolean
  unreadable: number
  failure: Failure | undefined
  onRetry: () => void
}

export function OrderMapNotes(props: OrderMapNotesProps) {
  const { orders, isListed, scopeLabel, onShowAll, needsCity, unreadable, failure, onRetry } = props
  const missing = orders.filter(({ to }) => !to).length
  return (
    <div className="orders-map__notes">
      <Button
        icon={<AimOutlined />}
        aria-label="Показать все заказы на карте"
        title="Показать все заказы на карте"
        onClick={onShowAll}
      />
      {orders.length === 0 && (
        <span className="orders-map__note">{isListed ? 'Заказы для карты ещё не загрузились' : 'Заказов нет'}</span>
      )}
      {missing > 0 && (
        <span className="orders-map__note">
          {`${['Без координат', scopeLabel].filter(Boolean).join(' ')}: ${missing}`}
        </span>
      )}
      {needsCity && <span className="orders-map__note">Курьеры видны, когда выбран город</span>}
      {unreadable > 0 && <span className="orders-map__note">{unreadableRowsText(unreadable, 'courier')}</span>}
      {failure && (
        <span className="orders-map__note">
          <span>Где курьеры, узнать не удалось </span>
          {failure.status !== 403 && (
            <Button type="link" size="small" onClick={onRetry}>
              Обновить
            </Button>
          )}
        </span>
      )}
    </div>
  )
}

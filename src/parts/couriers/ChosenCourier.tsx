import { AimOutlined, CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { isolated } from '../../domain/text'
import { useAccess } from '../../session/useAccess'
import { paths } from '../../ui/address/paths'
import type { LayerCourier } from './layer'
import { positionText } from './layerMarks'

type ChosenProps = {
  courier: LayerCourier
  now: number
  isFollowed: boolean
  onFollow: () => void
  onClose: () => void
}

/** Who is looked at, and the ways on from there: his card, his order, following him. */
export function ChosenCourier({ courier, now, isFollowed, onFollow, onClose }: ChosenProps) {
  const can = useAccess()
  const { id, fio, state, orderId, place } = courier
  return (
    <section className="chosen-courier" aria-label={`Выбран: ${isolated(fio)}`}>
      <div className="chosen-courier__head">
        <b>{fio}</b>
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined />}
          aria-label="Снять выбор"
          title="Снять выбор"
          onClick={onClose}
        />
      </div>
      <div className="chosen-courier__state">{[state, positionText(courier, now)].filter(Boolean).join(' · ')}</div>
      <div className="chosen-courier__ways">
        {can('courier_view') && (
          <a href={paths.courier(id)} target="_blank" rel="noopener noreferrer">
            Карточка
          </a>
        )}
        {orderId !== undefined && can('order_view') && (
          <a href={paths.ordersWith({ order: orderId })} target="_blank" rel="noopener noreferrer">
            {`Заказ ${orderId}`}
          </a>
        )}
        {place && (
          <Button size="small" icon={<AimOutlined />} aria-pressed={isFollowed} onClick={onFollow}>
            {isFollowed ? 'Не следить' : 'Следить'}
          </Button>
        )}
      </div>
    </section>
  )
}

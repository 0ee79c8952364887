import { AimOutlined, CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { memo } from 'react'
import { isolated } from '../../domain/text'
import { useAccess } from '../../session/useAccess'
import { paths } from '../../ui/address/paths'

type ChosenProps = {
  id: number
  fio: string
  /** What he does, and how old his position is. */
  words: string
  orderId: number | undefined
  /** He is somewhere: the map can follow him. */
  hasPlace: boolean
  isFollowed: boolean
  onFollow: () => void
  onClose: () => void
}

/**
 * Who is looked at, and the ways on from there: his card, his order, following him. Memoised: most responses tell nothing new
 * of him, and come while the map is moved.
 */
export const ChosenCourier = memo(function ChosenCourier(props: ChosenProps) {
  const { id, fio, words, orderId, hasPlace, isFollowed, onFollow, onClose } = props
  const can = useAccess()
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
      <div className="chosen-courier__state">{words}</div>
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
        {hasPlace && (
          <Button size="small" icon={<AimOutlined />} aria-pressed={isFollowed} onClick={onFollow}>
            {isFollowed ? 'Не следить' : 'Следить'}
          </Button>
        )}
      </div>
    </section>
  )
})

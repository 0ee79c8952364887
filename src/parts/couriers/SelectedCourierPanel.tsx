import { AimOutlined, CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { memo } from 'react'
import { bidiIsolated } from '../../domain/textFormatting'
import { paths } from '../../kit/address/paths'
import { useAccess } from '../../session/sessionHooks'
import { toolButtonProps } from '../../ui/toolButton'

type SelectedCourierPanelProps = {
  id: number
  fio: string
  words: string
  orderId: number | undefined
  orderIds: readonly number[] | undefined
  hasPlace: boolean
  isFollowed: boolean
  onFollow: () => void
  onClose: () => void
}

/** Memoized, because the map renders more often than the selected courier changes. */
export const SelectedCourierPanel = memo(function SelectedCourierPanel(props: SelectedCourierPanelProps) {
  const { id, fio, words, orderId, orderIds = [], hasPlace, isFollowed, onFollow, onClose } = props
  const can = useAccess()
  const linkedIds = new Set(orderId === undefined ? orderIds : [orderId, ...orderIds])
  return (
    <section className="chosen-courier" aria-label={`Выбран: ${bidiIsolated(fio)}`}>
      <div className="chosen-courier__head">
        <b>{fio}</b>
        <Button {...toolButtonProps('Снять выбор')} icon={<CloseOutlined />} onClick={onClose} />
      </div>
      <div className="chosen-courier__state">{words}</div>
      <div className="chosen-courier__ways">
        {can('courier_view') && (
          <a href={paths.courier(id)} target="_blank" rel="noopener noreferrer">
            Карточка
          </a>
        )}
        {can('order_view') &&
          [...linkedIds].map((id) => (
            <a key={id} href={paths.ordersWith({ order: id })} target="_blank" rel="noopener noreferrer">
              {`Заказ ${id}`}
            </a>
          ))}
        {hasPlace && (
          <Button size="small" icon={<AimOutlined />} aria-pressed={isFollowed} onClick={onFollow}>
            {isFollowed ? 'Не следить' : 'Следить'}
          </Button>
        )}
      </div>
    </section>
  )
})

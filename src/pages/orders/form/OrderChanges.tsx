import { Alert } from 'antd'
import { useContext } from 'react'
import type { Order } from '../../../api/orders'
import { isActiveStatus } from '../../../domain/orders'
import { isolated } from '../../../domain/text'
import { FormNewsContext } from '../../../kit/form/useNewerValues'
import { useStatusNames } from '../list/useStatusNames'

/** Lists changes of the order during editing. Unchanged fields follow them, typed values remain. */
export function OrderChanges({ loaded, latest }: { loaded: Order; latest: Order }) {
  const { taken, asked } = useContext(FormNewsContext)
  const { name } = useStatusNames()(latest.status)
  const news = [...(latest.status === loaded.status ? [] : [`статус «${isolated(name)}»`]), ...taken]
  const lines = [
    news.length > 0 && `Заказ изменился: ${news.join(', ')}`,
    asked.length > 0 && `Изменилось и то, что введено здесь: ${asked.join(', ')}. Введённое осталось.`,
    !isActiveStatus(latest.status) && 'Заказ в архиве: сервер может не принять изменения',
  ].filter((line) => line !== false)
  // Render the container even without a notice, because screen readers announce only changes inside an existing
  // container.
  return (
    <div className="order-changes" role="status">
      {lines.length > 0 && <Alert type="warning" showIcon title={lines.map((line) => <div key={line}>{line}</div>)} />}
    </div>
  )
}

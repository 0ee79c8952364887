import { Alert } from 'antd'
import { useContext } from 'react'
import type { Order } from '../../../api/orders'
import { isActiveOrderStatus } from '../../../domain/orders'
import { bidiIsolated } from '../../../domain/text'
import { RemoteFieldChangesContext } from '../../../kit/form/useNewerValues'
import { useStatusNames } from '../list/useStatusNames'

export function OrderChanges({ loaded, latest }: { loaded: Order; latest: Order }) {
  const { taken, conflicts } = useContext(RemoteFieldChangesContext)
  const { name } = useStatusNames()(latest.status)
  const news = [...(latest.status === loaded.status ? [] : [`статус «${bidiIsolated(name)}»`]), ...taken]
  const lines = [
    news.length > 0 && `Заказ изменился: ${news.join(', ')}`,
    conflicts.length > 0 && `Изменилось и то, что введено здесь: ${conflicts.join(', ')}. Введённое осталось.`,
    !isActiveOrderStatus(latest.status) && 'Заказ в архиве: сервер может не принять изменения',
  ].filter((line) => line !== false)
  // Render the container even without a notice, because screen readers announce only changes inside an existing
  // container.
  return (
    <div className="order-changes" role="status">
      {lines.length > 0 && <Alert type="warning" showIcon title={lines.map((line) => <div key={line}>{line}</div>)} />}
    </div>
  )
}

import { BarChartOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { useSnapshot } from 'valtio'
import { countWithNoun } from '../../../domain/textFormatting'
import type { OrderDemandStore } from './orderDemandStore'

type Props = {
  demand: OrderDemandStore
  /** Requires the permission to view orders, because the demand (orders per hour) is calculated from archived orders. */
  mayLoad: boolean
  onLoad: () => void
}

export function LoadOrderDemandButton({ demand, mayLoad, onLoad }: Props) {
  const { status, pagesDone, pagesTotal, failure } = useSnapshot(demand.state)
  if (status === 'loading') {
    return (
      <span className="demand">
        <span role="status">
          Спрос: {pagesDone} из {countWithNoun(pagesTotal, 'страницы', 'страниц', 'страниц')} архива
        </span>
        <Button size="small" onClick={demand.stop}>
          Остановить
        </Button>
      </span>
    )
  }
  if (status === 'asking') {
    return (
      <span className="demand">
        <span role="alert">Нужно загрузить {countWithNoun(pagesTotal, 'страницу', 'страницы', 'страниц')} архива</span>
        <Button size="small" type="primary" onClick={demand.goOn}>
          Загрузить
        </Button>
        <Button size="small" onClick={demand.stop}>
          Не загружать
        </Button>
      </span>
    )
  }
  return (
    <span className="demand">
      {failure && <Alert type="error" showIcon title={failure.message} />}
      <Button
        icon={<BarChartOutlined />}
        aria-pressed={status === 'ready'}
        type={status === 'ready' ? 'primary' : 'default'}
        ghost={status === 'ready'}
        disabled={!mayLoad}
        title={mayLoad ? 'Заказы по часам за последние четыре недели, оценка' : 'Нужно право на просмотр заказов'}
        onClick={status === 'ready' ? demand.stop : onLoad}
      >
        Спрос
      </Button>
    </span>
  )
}

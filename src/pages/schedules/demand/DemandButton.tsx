import { BarChartOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { useSnapshot } from 'valtio'
import { countWithNoun } from '../../../domain/text'
import type { DemandStore } from './demandStore'

export function DemandButton({ demand, onLoad }: { demand: DemandStore; onLoad: () => void }) {
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
        title="Заказы по часам за последние четыре недели, оценка"
        onClick={status === 'ready' ? demand.stop : onLoad}
      >
        Спрос
      </Button>
    </span>
  )
}

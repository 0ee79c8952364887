import { Button } from 'antd'
import { useSnapshot } from 'valtio'
import { countWithNoun } from '../../../domain/text'
import { ordersPage } from './ordersStore'

export function NewOrdersButton() {
  const { waiting } = useSnapshot(ordersPage.live)
  return (
    <span role="status">
      {waiting > 0 && (
        <Button size="small" type="primary" onClick={() => ordersPage.showWaiting(true)}>
          {`${countWithNoun(waiting, 'новый', 'новых', 'новых')} ↑`}
        </Button>
      )}
    </span>
  )
}

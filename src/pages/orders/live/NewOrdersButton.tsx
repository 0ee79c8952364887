import { Button } from 'antd'
import { useSnapshot } from 'valtio'
import { countWithNoun } from '../../../domain/text'
import { ordersListModel } from './ordersStore'

export function NewOrdersButton() {
  const { waiting } = useSnapshot(ordersListModel.live)
  return (
    <span role="status">
      {waiting > 0 && (
        <Button size="small" type="primary" onClick={() => ordersListModel.showWaiting(true)}>
          {`${countWithNoun(waiting, 'новый', 'новых', 'новых')} ↑`}
        </Button>
      )}
    </span>
  )
}

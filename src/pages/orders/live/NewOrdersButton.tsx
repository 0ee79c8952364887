import { Button } from 'antd'
import { useSnapshot } from 'valtio'
import { counted } from '../../../domain/text'
import { ordersPage } from './ordersStore'

/** Lets in the new orders that wait while the table is being used; it stands among the tools, so that it moves no row. */
export function NewOrdersButton() {
  const { waiting } = useSnapshot(ordersPage.live)
  return (
    <span role="status">
      {waiting > 0 && (
        <Button size="small" type="primary" onClick={() => ordersPage.enter(true)}>
          {`${counted(waiting, 'новый', 'новых', 'новых')} ↑`}
        </Button>
      )}
    </span>
  )
}

import { EnvironmentOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { createChunk } from '../../ui/chunk/chunk'
import { DialogChunk } from '../../ui/chunk/lazyDialog'
import { closeOverlay, openOverlay, useOverlay } from './overlay'

const courierMap = createChunk(() => import('../../parts/couriers/CourierMapDialog').then((m) => m.CourierMapDialog))

export function CourierMapButton({ isShort }: { isShort: boolean }) {
  const { isOpen, wasOpened } = useOverlay('courierMap')
  return (
    <>
      <Button
        type="text"
        icon={<EnvironmentOutlined />}
        aria-label="Карта курьеров"
        title={isShort ? 'Карта курьеров' : undefined}
        onClick={() => openOverlay('courierMap')}
      >
        {isShort ? null : 'Карта курьеров'}
      </Button>
      {wasOpened && (
        <DialogChunk
          chunk={courierMap}
          props={{ isOpen, onClose: closeOverlay }}
          open={isOpen}
          onClose={closeOverlay}
        />
      )}
    </>
  )
}

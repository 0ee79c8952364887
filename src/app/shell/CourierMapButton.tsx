import { EnvironmentOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense } from 'react'
import { closeOverlay, openOverlay, useOverlay } from './overlay'

const CourierMapDialog = lazy(() =>
  import('../../parts/couriers/CourierMapDialog').then((m) => ({ default: m.CourierMapDialog })),
)

/** Opens the couriers' map over any screen. */
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
        <Suspense fallback={null}>
          <CourierMapDialog isOpen={isOpen} onClose={closeOverlay} />
        </Suspense>
      )}
    </>
  )
}

import { EnvironmentOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'

const CourierMapDialog = lazy(() =>
  import('../pages/courierMap/CourierMapDialog').then((m) => ({ default: m.CourierMapDialog })),
)

/** Opens the couriers' map over any screen. */
export function CourierMapButton({ isShort }: { isShort: boolean }) {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened')
  return (
    <>
      <Button
        type="text"
        icon={<EnvironmentOutlined />}
        aria-label="Карта курьеров"
        title={isShort ? 'Карта курьеров' : undefined}
        onClick={() => setState('open')}
      >
        {isShort ? null : 'Карта курьеров'}
      </Button>
      {state !== 'unopened' && (
        <Suspense fallback={null}>
          <CourierMapDialog isOpen={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}

import { useState } from 'react'
import type { WorldConnection } from '../demo/connectToWorld'
import type { FastForwardTarget } from '../demo/fastForwardWorld'
import type { ConsoleAppBridge } from '../demo/worldLinks'

const STEPS = [
  { title: '+15 минут', seconds: 900 },
  { title: '+1 час', seconds: 3600 },
] as const

type Props = { world: Pick<WorldConnection, 'advance' | 'advanceTo'>; viewer: ConsoleAppBridge }

export function AdvanceTimeButtons({ world, viewer }: Props) {
  const [said, setSaid] = useState('')
  const orderId = viewer.orderId()
  async function goTo(goal: FastForwardTarget): Promise<void> {
    setSaid('')
    setSaid(await world.advanceTo(goal))
  }
  return (
    <div className="demo-times">
      {STEPS.map(({ title, seconds }) => (
        <button key={seconds} type="button" onClick={() => world.advance(seconds)}>
          {title}
        </button>
      ))}
      <button type="button" onClick={() => void goTo({ to: 'event', key: viewer.key() })}>
        До следующего события
      </button>
      <button
        type="button"
        disabled={orderId === null}
        title={orderId === null ? 'Сначала откройте заказ' : `До конца заказа ${orderId}`}
        onClick={() => orderId !== null && void goTo({ to: 'end', orderId })}
      >
        Довести этот заказ
      </button>
      <p className="demo-said" role="status">
        {said}
      </p>
    </div>
  )
}

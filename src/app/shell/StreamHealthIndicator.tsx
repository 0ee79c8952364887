import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { StreamHealth as Shown } from '../../live/eventStream'
import { liveState } from '../../live/liveState'

const WORDS: Record<Shown, string> = {
  live: 'В эфире',
  connecting: 'Подключение…',
  reconnecting: 'Нет связи, переподключаемся…',
}

/**
 * After this many seconds without a connection, the status «Нет связи» is shown all the time, both during an attempt to reconnect and in
 * the pauses between attempts.
 */
const SHOWN_AFTER_SECONDS = 3

export function StreamHealthIndicator() {
  const { health, staleSince } = useSnapshot(liveState)
  if (health === 'off') return null
  return staleSince === null ? <Health shown={health} /> : <Stale health={health} since={staleSince} />
}

function Stale({ health, since }: { health: Shown; since: number }) {
  const seconds = useSecondsSince(since)
  const isLost = health === 'reconnecting' || seconds >= SHOWN_AFTER_SECONDS
  return <Health shown={isLost ? 'reconnecting' : health} seconds={isLost ? seconds : undefined} />
}

/** The elapsed time is outside the live region, so that screen readers do not announce it every second. */
function Health({ shown, seconds }: { shown: Shown; seconds?: number }) {
  return (
    <div className={`stream-health stream-health--${shown}`}>
      <span className="stream-health__dot" />
      <span className="stream-health__words" role="status">
        {WORDS[shown]}
      </span>
      {seconds !== undefined && (
        <span className="stream-health__time" aria-hidden="true">
          {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
        </span>
      )}
    </div>
  )
}

function useSecondsSince(moment: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.floor((now - moment) / 1000))
}

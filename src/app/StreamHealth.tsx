import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { type LiveState, liveState } from '../ui/live/liveState'

const WORDS: Record<Exclude<LiveState['health'], 'off'>, string> = {
  live: 'В эфире',
  connecting: 'Подключение…',
  reconnecting: 'Нет связи, переподключаемся…',
}

/** Whether what is on the screen is live, in words and colour; while it is not, for how long. */
export function StreamHealth() {
  const { health, staleSince } = useSnapshot(liveState)
  if (health === 'off') return null
  return (
    <div className={`stream-health stream-health--${health}`}>
      <span className="stream-health__dot" />
      <span className="stream-health__words" role="status">
        {WORDS[health]}
      </span>
      {health === 'reconnecting' && staleSince !== null && <Elapsed since={staleSince} />}
    </div>
  )
}

/** Minutes and seconds since a moment; counted on without being read aloud each second. */
function Elapsed({ since }: { since: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.floor((now - since) / 1000))
  return <time aria-hidden="true">{`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}</time>
}

import { useEffect, useState } from 'react'
import { sleepAwareClock } from '../demo/awakeClock'
import { entryLink } from '../demo/entryLink'
import type { WorldHostStatus } from '../demo/host'
import { worldLink } from '../demo/scenarios'
import { personBySessionKey } from '../demo/tabPerson'
import type { ConsoleState } from '../demo/worldLinks'
import { worldMoment } from '../demo/worldMoment'

export function CopyLink({ status, viewer }: { status: WorldHostStatus; viewer: ConsoleState }) {
  const [result, setResult] = useState<string | null>(null)
  useEffect(() => {
    if (result === null) return
    const timer = setTimeout(() => setResult(null), 4000)
    return () => clearTimeout(timer)
  }, [result])

  async function copy(): Promise<void> {
    try {
      const sight = {
        href: entryLink(window.location.href),
        now: worldMoment(status, sleepAwareClock.wall(status)),
        person: personBySessionKey(viewer.key()),
        theme: viewer.theme(),
      }
      await navigator.clipboard.writeText(worldLink(status, sight))
      setResult('Ссылка скопирована')
    } catch {
      setResult('Браузер запретил копирование ссылку')
    }
  }
  return (
    <div className="demo-actions demo-steps">
      <button type="button" onClick={() => void copy()}>
        Скопировать ссылку
      </button>
      <span role="status">{result}</span>
    </div>
  )
}

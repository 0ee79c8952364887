import { useEffect, useState } from 'react'
import { awakeClock } from '../demo/awakeClock'
import { entryLink } from '../demo/entryLink'
import type { HostStatus } from '../demo/host'
import type { Viewer } from '../demo/links'
import { keyPerson } from '../demo/person'
import { worldLink } from '../demo/scenarios'
import { worldMoment } from '../demo/worldMoment'

export function CopyLink({ status, viewer }: { status: HostStatus; viewer: Viewer }) {
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
        now: worldMoment(status, awakeClock.wall(status)),
        person: keyPerson(viewer.key()),
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

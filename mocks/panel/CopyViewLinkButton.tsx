import { useEffect, useState } from 'react'
import { toEntryPageUrl } from '../demo/entryPageUrl'
import { currentWorldViewUrl } from '../demo/scenarios'
import { sleepAwareClock } from '../demo/sleepAwareClock'
import { demoUserBySessionKey } from '../demo/tabUser'
import type { WorldHostStatus } from '../demo/worldHost'
import type { ConsoleAppBridge } from '../demo/worldLinks'
import { worldTimeMs } from '../demo/worldTimeMs'

export function CopyViewLinkButton({ status, viewer }: { status: WorldHostStatus; viewer: ConsoleAppBridge }) {
  const [result, setResult] = useState<string | null>(null)
  useEffect(() => {
    if (result === null) return
    const timer = setTimeout(() => setResult(null), 4000)
    return () => clearTimeout(timer)
  }, [result])

  async function copy(): Promise<void> {
    try {
      const sight = {
        href: toEntryPageUrl(window.location.href),
        now: worldTimeMs(status, sleepAwareClock.wall(status)),
        person: demoUserBySessionKey(viewer.key()),
        theme: viewer.theme(),
      }
      await navigator.clipboard.writeText(currentWorldViewUrl(status, sight))
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

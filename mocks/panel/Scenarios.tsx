import { useEffect, useState } from 'react'
import type { HostStatus } from '../demo/host'
import { isScenario, SCENARIOS, worldLink } from '../demo/scenarios'

/** Other worlds to go to, the present one marked. Each keeps what was done in it, so that nothing is lost by looking. */
export function Scenarios({ status }: { status: HostStatus }) {
  return (
    <>
      <CopyLink status={status} />
      <details className="demo-scenarios">
        <summary>Сценарии</summary>
        <ul>
          {SCENARIOS.map(({ title, text, search }) => (
            <li key={search} aria-current={isScenario(status, search) || undefined}>
              <a href={search}>{title}</a>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

/** The address of this world, its moment, speed and screen: whoever opens it sees the same. */
function CopyLink({ status }: { status: HostStatus }) {
  const [result, setResult] = useState<string | null>(null)
  useEffect(() => {
    if (result === null) return
    const timer = setTimeout(() => setResult(null), 4000)
    return () => clearTimeout(timer)
  }, [result])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(worldLink(status, window.location))
      setResult('Ссылка скопирована')
    } catch {
      setResult('Браузер не дал скопировать ссылку')
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

import type { HostStatus } from '../demo/host'
import { isScenario, SCENARIOS } from '../demo/scenarios'

/** Other worlds to go to, the present one marked. Each keeps what was done in it, so that nothing is lost by looking. */
export function Scenarios({ status }: { status: HostStatus }) {
  return (
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
  )
}

import type { WorldHostStatus } from '../demo/host'
import { isScenario, SCENARIOS } from '../demo/scenarios'

export function ScenarioList({ status }: { status: WorldHostStatus }) {
  return (
    <details className="demo-more demo-scenarios">
      <summary>Сценарии</summary>
      <ul>
        {SCENARIOS.map(({ title, text, search }) => {
          const isCurrent = isScenario(status, search)
          return (
            <li key={search} aria-current={isCurrent || undefined}>
              <a href={search}>{title}</a>
              {isCurrent && <span className="demo-mark">идёт сейчас</span>}
              <p>{text}</p>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

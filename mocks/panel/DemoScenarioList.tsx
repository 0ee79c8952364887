import { DEMO_SCENARIOS, isRunningScenario } from '../demo/scenarios'
import type { WorldHostStatus } from '../demo/worldHost'

export function DemoScenarioList({ status }: { status: WorldHostStatus }) {
  return (
    <details className="demo-more demo-scenarios">
      <summary>Сценарии</summary>
      <ul>
        {DEMO_SCENARIOS.map(({ title, text, search }) => {
          const isCurrent = isRunningScenario(status, search)
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

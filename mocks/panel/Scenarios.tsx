import { SCENARIOS } from '../demo/scenarios'

/** Other worlds to go to. Each keeps what was done in it, so that nothing is lost by looking. */
export function Scenarios() {
  return (
    <details className="demo-scenarios">
      <summary>Сценарии</summary>
      <ul>
        {SCENARIOS.map(({ title, text, search }) => (
          <li key={search}>
            <a href={search}>{title}</a> <span>{text}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

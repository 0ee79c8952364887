import { BASE_PATH } from '../../src/lib/basePath'
import type { WorldHostStatus } from '../demo/host'
import { addWorldParams, type ConsoleState } from '../demo/worldLinks'
import { DEMO_ACCOUNTS, type DemoAccountKey } from '../seeds/people'

export function DemoUserLinks({ status, viewer }: { status: WorldHostStatus; viewer: Pick<ConsoleState, 'theme'> }) {
  // The link opens a tab for another demo user, whose storage has no theme yet, so pass the current theme.
  const start = new URL(`${BASE_PATH}/?theme=${viewer.theme()}`, window.location.href).href
  return (
    <details className="demo-more">
      <summary>Открыть рядом как …</summary>
      <ul className="demo-people-list">
        {(Object.keys(DEMO_ACCOUNTS) as DemoAccountKey[]).map((person) => (
          <li key={person}>
            <a href={addWorldParams(start, { ...status, person })} target="_blank" rel="noopener">
              {DEMO_ACCOUNTS[person].title}
            </a>
          </li>
        ))}
        <li>
          <a
            href={`${addWorldParams(start, { ...status, person: 'administrator' })}&watch=1`}
            target="_blank"
            rel="noopener"
          >
            Инструктор
          </a>
        </li>
      </ul>
    </details>
  )
}

import { BASE_PATH } from '../../src/lib/basePath'
import type { WorldHostStatus } from '../demo/host'
import { addWorldParams, type ConsoleState } from '../demo/worldLinks'
import { DEMO_ACCOUNTS, type DemoAccountKey } from '../seeds/people'
import { BesideLink } from './BesideLink'

type View = { status: WorldHostStatus; viewer: Pick<ConsoleState, 'theme'> }

/** The storage of another demo user has no theme yet, so the URL contains the current one. */
export function personUrl({ status, viewer, person }: View & { person: DemoAccountKey }): string {
  const start = new URL(`${BASE_PATH}/?theme=${viewer.theme()}`, window.location.href).href
  return addWorldParams(start, { ...status, person })
}

export function DemoUserLinks({ status, viewer }: View) {
  return (
    <details className="demo-more">
      <summary>Открыть рядом как …</summary>
      <ul className="demo-people-list">
        {(Object.keys(DEMO_ACCOUNTS) as DemoAccountKey[]).map((person) => (
          <li key={person}>
            <BesideLink href={personUrl({ status, viewer, person })}>{DEMO_ACCOUNTS[person].title}</BesideLink>
          </li>
        ))}
        <li>
          <BesideLink href={`${personUrl({ status, viewer, person: 'administrator' })}&watch=1`}>Инструктор</BesideLink>
        </li>
      </ul>
    </details>
  )
}

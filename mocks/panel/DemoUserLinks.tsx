import { BASE_PATH } from '../../src/lib/basePath'
import type { WorldHostStatus } from '../demo/worldHost'
import { addWorldParams, type ConsoleAppBridge } from '../demo/worldLinks'
import { DEMO_ACCOUNTS, type DemoAccountKey } from '../seeds/demoAccounts'
import { PopupLink } from './PopupLink'

type View = { status: WorldHostStatus; viewer: Pick<ConsoleAppBridge, 'theme'> }

/** The URL passes the theme of this tab to the new tab, which belongs to another demo user: that user's storage may contain no theme. */
export function demoUserUrl({ status, viewer, person }: View & { person: DemoAccountKey }): string {
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
            <PopupLink href={demoUserUrl({ status, viewer, person })}>{DEMO_ACCOUNTS[person].title}</PopupLink>
          </li>
        ))}
        <li>
          <PopupLink href={`${demoUserUrl({ status, viewer, person: 'administrator' })}&watch=1`}>Инструктор</PopupLink>
        </li>
      </ul>
    </details>
  )
}

import { BASE } from '../../src/lib/base'
import type { HostStatus } from '../demo/host'
import { inWorld, type Viewer } from '../demo/links'
import { PEOPLE, type PersonName } from '../seeds/people'

export function Neighbours({ status, viewer }: { status: HostStatus; viewer: Pick<Viewer, 'theme'> }) {
  // The link opens a tab for another demo user, whose storage has no theme yet, so pass the current theme.
  const start = new URL(`${BASE}/?theme=${viewer.theme()}`, window.location.href).href
  return (
    <details className="demo-more">
      <summary>Открыть рядом как …</summary>
      <ul className="demo-people-list">
        {(Object.keys(PEOPLE) as PersonName[]).map((person) => (
          <li key={person}>
            <a href={inWorld(start, { ...status, person })} target="_blank" rel="noopener">
              {PEOPLE[person].title}
            </a>
          </li>
        ))}
        <li>
          <a href={`${inWorld(start, { ...status, person: 'administrator' })}&watch=1`} target="_blank" rel="noopener">
            Инструктор
          </a>
        </li>
      </ul>
    </details>
  )
}

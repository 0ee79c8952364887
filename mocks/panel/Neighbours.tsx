import { BASE } from '../../src/lib/base'
import type { HostStatus } from '../demo/host'
import { inWorld, type Viewer } from '../demo/links'
import { PEOPLE, type PersonName } from '../seeds/people'

/** Tabs of other people in this very world: what one does the others see. Each has a session of its own. */
export function Neighbours({ status, viewer }: { status: HostStatus; viewer: Pick<Viewer, 'theme'> }) {
  // A person's own storage knows no theme yet: his tab begins in that of this one.
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
      </ul>
    </details>
  )
}

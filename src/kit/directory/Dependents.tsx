import { useAccess } from '../../session/useAccess'
import { useLoaded } from '../../ui/load/useLoaded'
import type { Access, EntryId } from './defineList'

/** Loads a sentence about what depends on an entry, such as «С этой ролью 3 сотрудника». Undefined if nothing does. */
export type Dependent<Id> = readonly [
  access: Access,
  load: (id: Id, signal: AbortSignal) => Promise<string | undefined>,
]

/** Shows what depends on an entry in its delete dialog. Calls that are not allowed or fail are left out. */
export function Dependents<Id extends EntryId>({ id, of }: { id: Id; of: readonly Dependent<Id>[] }) {
  const can = useAccess()
  const found = useLoaded(
    async (entry: Id, signal: AbortSignal) => {
      const calls = of.filter(([access]) => can(access)).map(([, load]) => load(entry, signal))
      const settled = await Promise.allSettled(calls)
      return settled.flatMap((call) => (call.status === 'fulfilled' && call.value !== undefined ? [call.value] : []))
    },
    [id],
  )
  return (
    <div className="directory__dependents" role="status">
      {found.value?.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  )
}

/** Number of rows that a search found; its `total` is 1 if the server omits the header. */
export const countOf = ({ rows, total }: { rows: readonly unknown[]; total: number }): number =>
  rows.length === 0 ? 0 : Math.max(total, rows.length)

import { countWithNoun } from '../../domain/textFormatting'
import { toFailure } from '../../lib/failure'
import type { RowsPage } from '../../lib/listStore'
import { useAccess } from '../../session/sessionHooks'
import { LoadFailureAlert } from '../../ui/load/LoadFailureAlert'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import type { AccessRequirement, EntryId } from './defineList'

/**
 * `access` is the permission that loading requires. `load` returns a sentence about the records that depend on an entry, such as «С этой
 * ролью 3 сотрудника», or undefined if there are none.
 */
export type DependentsDefinition<Id> = readonly [
  access: AccessRequirement,
  load: (id: Id, signal: AbortSignal) => Promise<string | undefined>,
]

export function DependentRecords<Id extends EntryId>({ id, of }: { id: Id; of: readonly DependentsDefinition<Id>[] }) {
  const can = useAccess()
  const allowed = of.filter(([access]) => can(access))
  const { value, status, reload } = useLoadedValue(
    async (entry: Id, _accesses: readonly AccessRequirement[], signal: AbortSignal) => {
      const settled = await Promise.allSettled(allowed.map(([, load]) => load(entry, signal)))
      signal.throwIfAborted()
      const failed = settled.find((call) => call.status === 'rejected')
      return {
        lines: settled.flatMap((call) => (call.status === 'fulfilled' && call.value !== undefined ? [call.value] : [])),
        failure: failed && toFailure(failed.reason),
      }
    },
    [id, allowed.map(([access]) => access)],
    { skip: allowed.length === 0 },
  )
  const failure = value?.failure
  return (
    <>
      <div className="directory__dependents" role="status">
        {status === 'loading' && !value && <div>Загружается, что связано с записью</div>}
        {value?.lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
      {failure && (
        <LoadFailureAlert
          of={{ status: status === 'loading' ? status : 'failed', value: undefined, failure, reload }}
          title="Не загрузилось, что связано с записью"
        />
      )}
    </>
  )
}

export const sentenceWithCount = (
  start: string,
  count: number,
  nouns: readonly [one: string, few: string, many: string],
): string | undefined => (count > 0 ? `${start} ${countWithNoun(count, ...nouns)}` : undefined)

/** Without paging headers in the response `total` is 1, so the greater of `total` and the number of received rows is returned. */
export const totalRowCount = ({
  rows,
  total,
  unreadable = 0,
}: Pick<RowsPage<unknown>, 'rows' | 'total' | 'unreadable'>): number =>
  rows.length === 0 ? 0 : Math.max(total, rows.length + unreadable)

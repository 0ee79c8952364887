import { enums } from 'superstruct'
import { useUrlQuery } from '../../../kit/address/useUrlQuery'
import { booleanStruct, isoDateStruct, numberStruct } from '../../../lib/structs'

type WeekMode = 'view' | 'add' | 'edit'
export type WeekViewKind = 'days' | 'week' | 'confirmations'

type UrlChanges = {
  day?: string
  mode?: WeekMode
  view?: WeekViewKind
  draft?: boolean
  copied?: undefined
  replaced?: number | undefined
}

const MODES = enums(['view', 'add', 'edit'])
const VIEWS = enums(['days', 'week', 'confirmations'])

/**
 * The part of the week's state that the URL stores. While there are unsaved changes, switching to another day or view replaces the history
 * entry. With a new entry, the Back button would ask whether to discard the changes, although going back to the previous day or view keeps
 * them.
 */
export function useWeekUrlState(isDirty: () => boolean) {
  const { get, set } = useUrlQuery()
  const isCopied = get('copied', booleanStruct()) ?? false
  return {
    date: get('day', isoDateStruct()),
    mode: get('mode', MODES) ?? 'view',
    view: get('view', VIEWS) ?? (isCopied ? 'week' : 'days'),
    isDraft: get('draft', booleanStruct()) ?? false,
    isCopied,
    /** Id of the courier for whose shifts of the selected day the user looks for a replacement. */
    replaced: get('replaced', numberStruct()),
    set: ({ mode, view, draft, ...rest }: UrlChanges) => {
      const changes: Record<string, unknown> = { ...rest }
      if (mode !== undefined) changes.mode = mode === 'view' ? undefined : mode
      if (view !== undefined) changes.view = view === 'days' ? undefined : view
      if (view !== undefined && view !== 'week') Object.assign(changes, { copied: undefined, replaced: undefined })
      if (draft !== undefined) changes.draft = draft || undefined
      set(changes, { replace: isDirty() })
    },
  }
}

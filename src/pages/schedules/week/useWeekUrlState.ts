import { enums } from 'superstruct'
import { useUrlQuery } from '../../../kit/address/useUrlQuery'
import { booleanStruct, isoDateStruct, numberStruct } from '../../../lib/structs'

type WeekMode = 'view' | 'add' | 'edit'
export type WeekViewKind = 'days' | 'week' | 'confirmations'

type WeekUrlState = {
  date: string | undefined
  mode: WeekMode
  view: WeekViewKind
  isDraft: boolean
  isCopied: boolean
  /** Id of the courier for whose shifts of the selected day the user looks for a replacement. */
  replaced: number | undefined
  set: (
    changes: Partial<{
      day: string
      mode: WeekMode
      view: WeekViewKind
      draft: boolean
      copied: boolean
      replaced: number | undefined
    }>,
  ) => void
}

const MODES = enums(['view', 'add', 'edit'])
const VIEWS = enums(['days', 'week', 'confirmations'])

/**
 * The part of the week's state that the URL stores. While there are unsaved changes, switching to another day or view replaces the history
 * entry. With a new entry, the Back button would ask whether to discard the changes, although going back to the previous day or view keeps
 * them.
 */
export function useWeekUrlState(isDirty: () => boolean): WeekUrlState {
  const { get, set } = useUrlQuery()
  const isCopied = get('copied', booleanStruct()) ?? false
  return {
    date: get('day', isoDateStruct()),
    mode: get('mode', MODES) ?? 'view',
    view: get('view', VIEWS) ?? (isCopied ? 'week' : 'days'),
    isDraft: get('draft', booleanStruct()) ?? false,
    isCopied,
    replaced: get('replaced', numberStruct()),
    set: ({ mode, view, draft, ...rest }) => {
      const changes: Record<string, unknown> = { ...rest }
      if (mode !== undefined) changes.mode = mode === 'view' ? undefined : mode
      if (view !== undefined) changes.view = view === 'days' ? undefined : view
      if (view !== undefined && view !== 'week') Object.assign(changes, { copied: undefined, replaced: undefined })
      if (draft !== undefined) changes.draft = draft || undefined
      if (rest.copied === false) Object.assign(changes, { copied: undefined, view: 'week' })
      set(changes, { replace: isDirty() })
    },
  }
}

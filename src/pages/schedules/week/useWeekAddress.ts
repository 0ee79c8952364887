import { enums } from 'superstruct'
import { bool, dateText } from '../../../lib/structs'
import { useAddress } from '../../../ui/address/useAddress'

export type WeekMode = 'view' | 'add' | 'edit'
export type WeekView = 'days' | 'week' | 'confirmations'

export type WeekAddress = {
  /** The open day; undefined until one is chosen. */
  date: string | undefined
  mode: WeekMode
  view: WeekView
  /** Whether the Draft switch of a published week is on. */
  isDraft: boolean
  /** Whether the week was just made as a copy: it is checked first. */
  isCopied: boolean
  set: (changes: Partial<{ day: string; mode: WeekMode; view: WeekView; draft: boolean; copied: boolean }>) => void
}

const MODES = enums(['view', 'add', 'edit'])
const VIEWS = enums(['days', 'week', 'confirmations'])

/**
 * What is open of a week, in the address. While something is unsaved the entry is replaced, since a step back to the same
 * page would have to ask whether to lose what a change of the day does not lose.
 */
export function useWeekAddress(isDirty: () => boolean): WeekAddress {
  const { get, set } = useAddress()
  const isCopied = get('copied', bool()) ?? false
  return {
    date: get('day', dateText()),
    mode: get('mode', MODES) ?? 'view',
    // The check of a copy is of the whole week.
    view: get('view', VIEWS) ?? (isCopied ? 'week' : 'days'),
    isDraft: get('draft', bool()) ?? false,
    isCopied,
    set: ({ mode, view, draft, ...rest }) => {
      const changes: Record<string, unknown> = { ...rest }
      if (mode !== undefined) changes.mode = mode === 'view' ? undefined : mode
      if (view !== undefined) changes.view = view === 'days' ? undefined : view
      if (view !== undefined && view !== 'week') changes.copied = undefined
      if (draft !== undefined) changes.draft = draft || undefined
      if (rest.copied === false) Object.assign(changes, { copied: undefined, view: 'week' })
      set(changes, { replace: isDirty() })
    },
  }
}

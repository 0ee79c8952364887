import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Struct } from 'superstruct'
import { parseUrlParam } from '../../lib/listQuery'
import { textStruct } from '../../lib/structs'
import { saveUnsavedInput } from '../../lib/unsavedInput'
import { DIALOG_QUERY_KEYS } from '../address/dialogParams'
import { type UrlQueryChanges, useUrlQuery } from '../address/useUrlQuery'
import { confirmUnsavedChanges } from '../form/leaveGuard'

/**
 * Dialogs of a screen by their name in the query parameter `form`. The value is the struct that parses the entry's id, or null for a dialog
 * without an entry. Define the object outside the component.
 */
export type DialogIdStructs = Record<string, Struct<number, unknown> | Struct<string, unknown> | null>

type EntryOf<D> = D extends Struct<infer T, infer _S> ? T : undefined

type OpenDialog<D extends DialogIdStructs> = {
  [F in keyof D & string]: { form: F; entry: EntryOf<D[F]> }
}[keyof D & string]

type ShowArgs<D extends DialogIdStructs, F extends keyof D> = D[F] extends null
  ? [form: F]
  : [form: F, entry: EntryOf<D[F]>]

export type DialogUrlState<D extends DialogIdStructs> = {
  /** The open dialog. After closing, the last dialog is kept, so that its content is visible during the closing animation. */
  dialog: OpenDialog<D> | null
  isOpen: boolean
  /** Increases each time a dialog opens. Use it as the `key` of the dialog, so that the dialog starts with fresh state. */
  key: number
  /** Opens a dialog. If another dialog is open, its history entry is replaced, so that closing always returns to the list. */
  show: <F extends keyof D & string>(...args: ShowArgs<D, F>) => void
  close: () => void
  closeWith: (changes: UrlQueryChanges) => void
}

const { form: FORM, entry: ENTRY } = DIALOG_QUERY_KEYS
const CLOSED = { [FORM]: undefined, [ENTRY]: undefined }
/** `history.state` of a dialog that was opened by a button on its screen. Closing such a dialog calls `history.back()`. */
const OPENED_HERE = 'dialog'
const ON_PAGE = { staysOnPage: true }

/**
 * Stores the open dialog in the URL (`?form=edit&entry=5`), so that a link can open it and Back closes it. A dialog for which the user
 * lacks the permission does not open. If the user loses the permission, the dialog closes.
 */
export function useDialogUrl<D extends DialogIdStructs>(
  defs: D,
  isAllowed: (form: keyof D & string) => boolean = () => true,
): DialogUrlState<D> {
  const { search, set } = useUrlQuery()
  const found = readDialog(search, defs)
  const current = found && isAllowed(found.form) ? found : null
  const text = current ? `${current.form}/${current.entry}` : ''

  const [shown, setShown] = useState<{ text: string; dialog: OpenDialog<D> | null; key: number }>(NONE)
  if (shown.text !== text) {
    setShown({ text, dialog: current ?? shown.dialog, key: current ? shown.key + 1 : shown.key })
  }

  useDraftOnAccessLoss(found ? `${found.form}/${found.entry}` : '', text)

  const isGoingBack = useRef(false)
  // While `isGoingBack` is true, `close` does nothing. Reset it on every dialog change, so that a dialog reopened by Back can be closed
  // too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `text` identifies the open dialog
  useEffect(() => {
    isGoingBack.current = false
  }, [text])

  const isOpen = useRef(false)
  useLayoutEffect(() => {
    isOpen.current = text !== ''
  }, [text])

  const actions = useMemo(() => {
    const close = () => {
      if (isGoingBack.current) return
      isGoingBack.current = window.history.state === OPENED_HERE
      if (isGoingBack.current) window.history.back()
      else set(CLOSED, { replace: true })
    }
    const show = (form: string, entry?: unknown) => {
      const keys = { [FORM]: form, [ENTRY]: entry }
      if (!isOpen.current) set(keys, { state: OPENED_HERE })
      // The leave guard does not ask before a `replace` navigation, so ask about unsaved changes here.
      else confirmUnsavedChanges(() => set(keys, { replace: true, state: window.history.state }), ON_PAGE)
    }
    return {
      show,
      close,
      closeWith: (changes: UrlQueryChanges) => set({ ...changes, ...CLOSED }, { replace: true }),
    }
  }, [set])

  return { dialog: shown.dialog, isOpen: text !== '', key: shown.key, ...actions } as DialogUrlState<D>
}

/** If the user loses the permission while the dialog is open, the dialog's form input is stored and offered when the dialog opens again. */
function useDraftOnAccessLoss(wanted: string, allowed: string): void {
  const last = useRef('')
  useLayoutEffect(() => {
    if (wanted !== '' && allowed === '' && last.current === wanted) saveUnsavedInput()
    last.current = allowed
  }, [wanted, allowed])
}

const NONE = { text: '', dialog: null, key: 0 }

function readDialog<D extends DialogIdStructs>(search: string, defs: D): OpenDialog<D> | null {
  const form = parseUrlParam(search, FORM, textStruct())
  if (form === undefined || !Object.hasOwn(defs, form)) return null
  const struct = defs[form]
  const entry = struct ? parseUrlParam(search, ENTRY, struct as Struct<unknown, unknown>) : undefined
  return struct && entry === undefined ? null : ({ form, entry } as OpenDialog<D>)
}

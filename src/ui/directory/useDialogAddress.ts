import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Struct } from 'superstruct'
import { readKey } from '../../lib/address'
import { text as textStruct } from '../../lib/structs'
import { keepUnsaved } from '../../lib/unsaved'
import { DIALOG_KEYS } from '../address/dialogKeys'
import { type AddressChanges, useAddress } from '../address/useAddress'
import { askBeforeLeaving } from '../form/leaveGuard'

/**
 * Dialogs of a screen: the struct of the entry id, or null for a dialog without an entry. Define it outside the
 * component.
 */
export type DialogDefs = Record<string, Struct<number, unknown> | Struct<string, unknown> | null>

type EntryOf<D> = D extends Struct<infer T, infer _S> ? T : undefined

export type Dialog<D extends DialogDefs> = { [F in keyof D & string]: { form: F; entry: EntryOf<D[F]> } }[keyof D &
  string]

type ShowArgs<D extends DialogDefs, F extends keyof D> = D[F] extends null ? [form: F] : [form: F, entry: EntryOf<D[F]>]

export type DialogAddress<D extends DialogDefs> = {
  /** Keeps the last dialog during the closing animation. */
  dialog: Dialog<D> | null
  isOpen: boolean
  /** Changes with each opening; use it as the `key` of the dialog. */
  key: number
  /** Replaces the history entry if a dialog is already open, so closing always returns to the list. */
  show: <F extends keyof D & string>(...args: ShowArgs<D, F>) => void
  close: () => void
  /** Closes and changes the query in one history entry. */
  closeWith: (changes: AddressChanges) => void
}

const { form: FORM, entry: ENTRY } = DIALOG_KEYS
const CLOSED = { [FORM]: undefined, [ENTRY]: undefined }
/** History state of dialogs opened from their own screen; closing calls `history.back()`. */
const OPENED_HERE = 'dialog'
const ON_PAGE = { staysOnPage: true }

/**
 * Keeps the open dialog in the address (`?form=edit&entry=5`), so that it can be linked and Back closes it. A dialog
 * without permission does not open; losing the permission closes it.
 */
export function useDialogAddress<D extends DialogDefs>(
  defs: D,
  isAllowed: (form: keyof D & string) => boolean = () => true,
): DialogAddress<D> {
  const { search, set } = useAddress()
  const found = readDialog(search, defs)
  const current = found && isAllowed(found.form) ? found : null
  const text = current ? `${current.form}/${current.entry}` : ''

  const [shown, setShown] = useState<{ text: string; dialog: Dialog<D> | null; key: number }>(NONE)
  if (shown.text !== text) {
    setShown({ text, dialog: current ?? shown.dialog, key: current ? shown.key + 1 : shown.key })
  }

  useKeptOnLoss(found ? `${found.form}/${found.entry}` : '', text)

  const isGoingBack = useRef(false)
  // Reset on every change: Back may lead to another dialog, which must be able to close too.
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
      // The leave guard ignores `replace` navigation, so call it explicitly.
      else askBeforeLeaving(() => set(keys, { replace: true, state: window.history.state }), ON_PAGE)
    }
    return {
      show,
      close,
      closeWith: (changes: AddressChanges) => set({ ...changes, ...CLOSED }, { replace: true }),
    }
  }, [set])

  return { dialog: shown.dialog, isOpen: text !== '', key: shown.key, ...actions } as DialogAddress<D>
}

/** If the permission is lost while the dialog is open, its input is kept and offered when it opens again. */
function useKeptOnLoss(wanted: string, allowed: string): void {
  const last = useRef('')
  useLayoutEffect(() => {
    if (wanted !== '' && allowed === '' && last.current === wanted) keepUnsaved()
    last.current = allowed
  }, [wanted, allowed])
}

const NONE = { text: '', dialog: null, key: 0 }

function readDialog<D extends DialogDefs>(search: string, defs: D): Dialog<D> | null {
  const form = readKey(search, FORM, textStruct())
  if (form === undefined || !Object.hasOwn(defs, form)) return null
  const struct = defs[form]
  const entry = struct ? readKey(search, ENTRY, struct as Struct<unknown, unknown>) : undefined
  return struct && entry === undefined ? null : ({ form, entry } as Dialog<D>)
}

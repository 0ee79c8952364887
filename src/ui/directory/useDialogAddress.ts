import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Struct } from 'superstruct'
import { readKey } from '../../lib/address'
import { text as textStruct } from '../../lib/structs'
import { keepUnsaved } from '../../lib/unsaved'
import { DIALOG_KEYS } from '../address/dialogKeys'
import { type AddressChanges, useAddress } from '../address/useAddress'
import { askBeforeLeaving } from '../form/leaveGuard'

/** The dialogs of a screen: the struct of the entry's id, or null where there is none («add»). Keep it outside the component. */
export type DialogDefs = Record<string, Struct<number, unknown> | Struct<string, unknown> | null>

type EntryOf<D> = D extends Struct<infer T, infer _S> ? T : undefined

/** The open dialog, by name, with the entry that it is about. */
export type Dialog<D extends DialogDefs> = { [F in keyof D & string]: { form: F; entry: EntryOf<D[F]> } }[keyof D &
  string]

type ShowArgs<D extends DialogDefs, F extends keyof D> = D[F] extends null ? [form: F] : [form: F, entry: EntryOf<D[F]>]

export type DialogAddress<D extends DialogDefs> = {
  /** The dialog of the address; the last one while it closes, so that it does not change in front of the user. */
  dialog: Dialog<D> | null
  isOpen: boolean
  /** New for each opening: as the `key` of the dialog it gives it a fresh start. */
  key: number
  /** Opens a dialog. Over an open one it takes its place in the history, so that closing leads to the list from either. */
  show: <F extends keyof D & string>(...args: ShowArgs<D, F>) => void
  close: () => void
  /** Closes and writes `changes` over the query in one step of the history; what is undefined is dropped. */
  closeWith: (changes: AddressChanges) => void
}

const { form: FORM, entry: ENTRY } = DIALOG_KEYS
const CLOSED = { [FORM]: undefined, [ENTRY]: undefined }
/** Marks the history entries of dialogs that were opened from their own screen: Back leads there. */
const OPENED_HERE = 'dialog'
const ON_PAGE = { staysOnPage: true }

/**
 * Keeps the dialog of a screen in its address (`?form=edit&entry=5`): it can be sent as a link, Back closes it. Both keys
 * are the screen's own and never part of the list's query. A dialog that is not allowed does not open, and one that no longer
 * is closes.
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
  // Any change of the dialog ends it: Back may lead to another dialog, which has to close in its turn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what says that the dialog has changed.
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
      // A replacement is never asked about by itself.
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

/**
 * A dialog whose permission is lost closes with what was typed in it: that is kept, and offered when the dialog opens again.
 * `wanted` is the dialog of the address, `allowed` the same or nothing.
 */
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

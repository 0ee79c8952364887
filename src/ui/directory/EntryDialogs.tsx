import type { ReactNode } from 'react'
import { DeleteDialog } from '../form/ConfirmDialog'
import type { Saved } from '../form/useSave'
import { type DialogRules, type EntryId, type EntryOf, entryId, entryName } from './defineList'
import type { DirectoryPage } from './useDirectory'

/** What the form of an entry is given; without an id it creates one. */
export type EntryFormProps<Id extends EntryId = number> = {
  open: boolean
  id?: Id
  /** Told what was saved, a new entry is found in the list. */
  onSaved: (saved?: Saved) => void
  onClose: () => void
}

/** What a dialog of a screen's own is given. */
export type EntryDialogProps<Row, Id> = {
  open: boolean
  id: Id
  /** Absent where the dialog came as a link, without its entry in the list. */
  row: Row | undefined
  onClose: () => void
  /** What a change does once it is done: says the message, closes, brings the list up to date. */
  done: (message: string) => () => void
}

/** The deletion of an entry; buttons and the way it is named are the same everywhere. */
export type Removal<Row, Id> = {
  title: string
  /** The sentence under the title, from the entry's name («Караганда» or № 5); the row is there if the list has it. */
  text: (name: string, id: Id, row: Row | undefined) => string
  action: (id: Id) => Promise<unknown>
  done: string
}

type OwnForms<D> = Exclude<keyof D & string, 'add' | 'edit' | 'delete'>
type IdOf<D> = Extract<
  D extends { edit: infer Rule } ? EntryOf<Rule> : D extends { delete: infer Rule } ? EntryOf<Rule> : number,
  EntryId
>

export type EntryDialogsProps<Row, D extends DialogRules> = {
  /** The form of `add` and `edit`. */
  form?: (props: EntryFormProps<IdOf<D>>) => ReactNode
  /** What is said after adding and after saving. */
  saved?: readonly [added: string, saved: string]
  remove?: Removal<Row, IdOf<D>>
  /** Dialogs of the screen's own, by name. */
  own?: { readonly [K in OwnForms<D>]?: (props: EntryDialogProps<Row, EntryOf<D[K]>>) => ReactNode }
}

/** The dialog that stands in the address of a directory; each opening starts afresh. */
export function EntryDialogs<Row, F, D extends DialogRules>(
  props: EntryDialogsProps<Row, D> & { page: DirectoryPage<Row, F, D> },
) {
  const { page, form, saved = ['', ''], remove } = props
  const { dialog, isOpen: open, key, close: onClose } = page.dialogs
  if (!dialog) return null
  const id = dialog.entry as IdOf<D>
  const { rows } = page.list.state
  const row = rows.find((candidate) => entryId(page, candidate) === dialog.entry)
  const name = dialog.entry === undefined ? '' : entryName(page, rows, dialog.entry)

  if (dialog.form === 'add') {
    return form && <Rendered key={key} by={form} props={{ open, onSaved: page.added(saved[0]), onClose }} />
  }
  if (dialog.form === 'edit') {
    return form && <Rendered key={key} by={form} props={{ open, id, onSaved: page.done(saved[1]), onClose }} />
  }
  if (dialog.form === 'delete') {
    return (
      remove && (
        <DeleteDialog
          key={key}
          open={open}
          title={remove.title}
          action={() => remove.action(id)}
          onDone={page.done(remove.done)}
          onClose={onClose}
        >
          {remove.text(name, id, row)}
        </DeleteDialog>
      )
    )
  }
  const own = props.own?.[dialog.form as OwnForms<D>] as
    | ((props: EntryDialogProps<Row, unknown>) => ReactNode)
    | undefined
  return own && <Rendered key={key} by={own} props={{ open, id, row, onClose, done: page.done }} />
}

/** Calls `by` as part of a component of its own: its hooks start afresh with each opening, even where it is an arrow. */
function Rendered<P>({ by, props }: { by: (props: P) => ReactNode; props: P }) {
  return by(props)
}

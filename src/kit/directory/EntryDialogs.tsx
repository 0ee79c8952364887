import type { ReactNode } from 'react'
import { DeleteDialog } from '../form/ConfirmDialog'
import type { FormSaveOutcome } from '../form/useFormSave'
import { DependentRecords, type DependentsDefinition } from './DependentRecords'
import { type DialogEntryId, type DirectoryDialogRules, type EntryId, getEntryId, quotedEntryName } from './defineList'
import type { DirectoryState } from './useDirectory'
import { useFocusAfterDelete } from './useFocusAfterDelete'

export type EntryFormProps<Id extends EntryId = number> = {
  open: boolean
  id?: Id
  /** Call `onSaved` with the saved values and the response, so that the list can find and highlight the new row. */
  onSaved: (saved?: FormSaveOutcome) => void
  /** Reloads the list if the form was left before its save succeeded, or if a save found that the entry has changed on the server. */
  onAway: () => void
  onClose: () => void
}

export type CustomEntryDialogProps<Row, Id> = {
  open: boolean
  id: Id
  /** Undefined if the user opened the dialog by its URL and the current list page does not contain the entry. */
  row: Row | undefined
  onClose: () => void
  onAway: () => void
  done: (message: string) => () => void
}

type DeleteAction<Row, Id> = {
  title: string
  /** `name` is the entry's name, such as «Караганда». If the name is unknown, it is the id, such as «№ 5». */
  text: (name: string, id: Id, row: Row | undefined) => string
  dependents?: readonly DependentsDefinition<Id>[]
  action: (id: Id) => Promise<unknown>
  done: string
}

type OwnForms<D> = Exclude<keyof D & string, 'add' | 'edit' | 'delete'>
type IdOf<D> = Extract<
  D extends { edit: infer Rule }
    ? DialogEntryId<Rule>
    : D extends { delete: infer Rule }
      ? DialogEntryId<Rule>
      : number,
  EntryId
>

export type EntryDialogsProps<Row, D extends DirectoryDialogRules> = {
  form?: (props: EntryFormProps<IdOf<D>>) => ReactNode
  saved?: readonly [added: string, saved: string]
  remove?: DeleteAction<Row, IdOf<D>>
  own?: { readonly [K in OwnForms<D>]?: (props: CustomEntryDialogProps<Row, DialogEntryId<D[K]>>) => ReactNode }
}

export function EntryDialogs<Row, F, D extends DirectoryDialogRules>(
  props: EntryDialogsProps<Row, D> & { page: DirectoryState<Row, F, D> },
) {
  const { page, form, saved = ['', ''], remove } = props
  const { dialog, isOpen: open, key, close: onClose } = page.dialogs
  const focus = useFocusAfterDelete(page.list.state.rows)
  if (!dialog) return null
  const id = dialog.entry as IdOf<D>
  const { reload: onAway, state } = page.list
  const row = state.rows.find((candidate) => getEntryId(page, candidate) === dialog.entry)
  const name = dialog.entry === undefined ? '' : quotedEntryName(page, row, dialog.entry)

  if (dialog.form === 'add') {
    return form && <Rendered key={key} by={form} props={{ open, onSaved: page.added(saved[0]), onAway, onClose }} />
  }
  if (dialog.form === 'edit') {
    return form && <Rendered key={key} by={form} props={{ open, id, onSaved: page.done(saved[1]), onAway, onClose }} />
  }
  if (dialog.form === 'delete') {
    return (
      remove && (
        <DeleteDialog
          key={key}
          open={open}
          title={remove.title}
          action={() => remove.action(id)}
          onDone={() => {
            focus.onDeleted()
            page.done(remove.done)()
          }}
          onAway={onAway}
          onClose={onClose}
          afterClose={focus.afterClose}
        >
          <span>{remove.text(name, id, row)}</span>
          {remove.dependents && open && <DependentRecords id={id} of={remove.dependents} />}
        </DeleteDialog>
      )
    )
  }
  const own = props.own?.[dialog.form as OwnForms<D>] as
    | ((props: CustomEntryDialogProps<Row, unknown>) => ReactNode)
    | undefined
  return own && <Rendered key={key} by={own} props={{ open, id, row, onClose, onAway, done: page.done }} />
}

/** Calls the render function `by` in a separate component, so that hooks inside `by` reset each time the dialog opens. */
function Rendered<P>({ by, props }: { by: (props: P) => ReactNode; props: P }) {
  return by(props)
}

import { useMemo } from 'react'
import { useAccess } from '../../session/sessionHooks'
import type { Column } from '../list/columns'
import {
  type DialogEntryId,
  type DirectoryDialogRules,
  type EntryId,
  getDialogAccess,
  getDialogIdStruct,
  type ListDefinition,
} from './defineList'
import { type DialogIdStructs, useDialogUrl } from './useDialogUrl'

type FormOf<D> = keyof D & string

/** The same object is returned on each render until a permission of the user changes. */
export type DirectoryDialogOpener<Row, D extends DirectoryDialogRules> = {
  may: (form: FormOf<D>) => boolean
  show: <K extends FormOf<D>>(
    ...args: DialogEntryId<D[K]> extends undefined ? [form: K] : [form: K, id: DialogEntryId<D[K]>]
  ) => void
  rowId: ((row: Row) => EntryId) | undefined
  rowName: ((row: Row) => string) | undefined
}

/** Table columns; null entries are skipped. Define the array, or the function that builds it, outside the component or memoise it. */
export type DirectoryColumns<Row, D extends DirectoryDialogRules, F extends object = object> =
  | readonly (Column<Row, F> | null)[]
  | ((actions: DirectoryDialogOpener<Row, D>) => readonly (Column<Row, F> | null)[])

export type DirectoryBaseDefinition<Row, D extends DirectoryDialogRules> = Pick<
  ListDefinition<Row, never, D, never>,
  'dialogs' | 'view' | 'rowId' | 'rowName'
>

export function useDirectoryBase<Row, D extends DirectoryDialogRules, F extends object = object>(
  definition: DirectoryBaseDefinition<Row, D>,
  columns: DirectoryColumns<Row, D, F>,
) {
  const can = useAccess()
  const mayView = definition.view === undefined || can(definition.view)
  const allowed = Object.keys(definition.dialogs)
    .filter((form) => can(getDialogAccess(definition.dialogs[form] as DirectoryDialogRules[string])))
    .join()
  const may = useMemo(() => {
    const forms = new Set(allowed.split(','))
    return (form: string) => forms.has(form)
  }, [allowed])

  const defs = useMemo(() => dialogDefs(definition.dialogs), [definition])
  const address = useDialogUrl(defs, may)
  const actions = useMemo(() => {
    const { rowId, rowName } = definition
    return { may, show: address.show, rowId, rowName } as unknown as DirectoryDialogOpener<Row, D>
  }, [definition, may, address.show])
  const shown = useMemo(
    () => (typeof columns === 'function' ? columns(actions) : columns).filter((column) => column !== null),
    [columns, actions],
  )
  return { ...actions, columns: shown, address, mayView }
}

function dialogDefs<D extends DirectoryDialogRules>(rules: D): DialogIdStructs {
  return Object.fromEntries(Object.entries(rules).map(([form, rule]) => [form, getDialogIdStruct(rule)]))
}

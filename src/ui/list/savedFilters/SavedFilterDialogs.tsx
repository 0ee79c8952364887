import { ManageFilters } from './ManageFilters'
import { SaveFilterForm } from './SaveFilterForm'
import type { SavedFilters } from './savedFilters'

export type SavedFilterDialogsProps = {
  saved: SavedFilters
  /** Filters and order of the list now, as they are saved. */
  present: string
  /** Applies a change to what is stored at this moment. */
  change: (make: (saved: SavedFilters) => SavedFilters) => void
  dialog: 'save' | 'manage'
  open: boolean
  onClose: () => void
}

/** The dialogs behind «Сохранённые фильтры». */
export function SavedFilterDialogs({ dialog, open, ...props }: SavedFilterDialogsProps) {
  return (
    <>
      <SaveFilterForm open={open && dialog === 'save'} {...props} />
      <ManageFilters open={open && dialog === 'manage'} {...props} />
    </>
  )
}

import { ManageSavedFiltersDialog } from './ManageSavedFiltersDialog'
import { SaveFilterForm, type SaveFilterFormProps } from './SaveFilterForm'

type SavedFilterDialogsProps = SaveFilterFormProps & { dialog: 'save' | 'manage' }

export function SavedFilterDialogs({ dialog, open, ...props }: SavedFilterDialogsProps) {
  return (
    <>
      <SaveFilterForm open={open && dialog === 'save'} {...props} />
      <ManageSavedFiltersDialog open={open && dialog === 'manage'} {...props} />
    </>
  )
}

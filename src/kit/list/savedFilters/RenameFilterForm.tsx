import { useState } from 'react'
import { RequestFailure } from '../../../lib/failure'
import { createLoadedValue } from '../../../lib/loadedValue'
import { fieldNames } from '../../../ui/form/fieldNames'
import { combineFieldRules, type FieldRule, requiredRule } from '../../../ui/form/fieldRules'
import { TextField } from '../../../ui/form/TextField'
import { ModalForm } from '../../form/ModalForm'
import { findSavedFilter, MAX_FILTER_NAME_LENGTH, renameSavedFilter, type SavedFilters } from './savedFilters'

type Values = { name: string }

const field = fieldNames<Values>()

type RenameFilterFormProps = {
  name: string
  saved: SavedFilters
  change: (make: (saved: SavedFilters) => SavedFilters) => void
  open: boolean
  onClose: () => void
}

export function RenameFilterForm({ name, saved, change, open, onClose }: RenameFilterFormProps) {
  const [entity] = useState(() => createLoadedValue<Partial<Values>>({ name }))
  const free: FieldRule<string> = (next) => {
    const taken = next ? findSavedFilter(saved, next) : undefined
    return taken && taken.name !== name ? 'Фильтр с таким названием уже есть' : undefined
  }
  const submit = async (values: Values) => {
    // Another tab may have deleted the filter, or used the new name, since this form was opened.
    let isRefused = false
    change((stored) => {
      const next = renameSavedFilter(stored, name, values.name)
      isRefused = next === stored
      return next
    })
    if (isRefused)
      throw new RequestFailure({
        message: 'Фильтр не переименован',
        hint: 'Его удалили в другой вкладке, или там уже есть фильтр с таким названием.',
      })
  }
  return (
    <ModalForm<Values>
      open={open}
      title="Переименовать фильтр"
      mode="edit"
      entity={entity}
      submit={submit}
      onSaved={onClose}
      onClose={onClose}
    >
      <TextField
        name={field('name')}
        label="Название"
        rule={combineFieldRules(requiredRule, free)}
        maxLength={MAX_FILTER_NAME_LENGTH}
      />
    </ModalForm>
  )
}

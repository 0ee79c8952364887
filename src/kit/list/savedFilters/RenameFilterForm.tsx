import { useState } from 'react'
import { createReadyLoaded } from '../../../lib/loaded'
import { fieldNames } from '../../../ui/form/fieldNames'
import { combineRules, type FieldRule, required } from '../../../ui/form/rules'
import { TextField } from '../../../ui/form/TextField'
import { ModalForm } from '../../form/ModalForm'
import { findFilterByName, MAX_FILTER_NAME_LENGTH, renamedFilter, type SavedFilters } from './savedFilters'

type Values = { name: string }

const field = fieldNames<Values>()

export type RenameFilterFormProps = {
  name: string
  saved: SavedFilters
  change: (make: (saved: SavedFilters) => SavedFilters) => void
  open: boolean
  onClose: () => void
}

export function RenameFilterForm({ name, saved, change, open, onClose }: RenameFilterFormProps) {
  const [entity] = useState(() => createReadyLoaded<Partial<Values>>({ name }))
  const free: FieldRule<string> = (next) => {
    const taken = next ? findFilterByName(saved, next) : undefined
    return taken && taken.name !== name ? 'Фильтр с таким названием уже есть' : undefined
  }
  return (
    <ModalForm<Values>
      open={open}
      title="Переименовать фильтр"
      mode="edit"
      entity={entity}
      submit={async (values) => change((stored) => renamedFilter(stored, name, values.name))}
      onSaved={onClose}
      onClose={onClose}
    >
      <TextField
        name={field('name')}
        label="Название"
        rule={combineRules(required, free)}
        maxLength={MAX_FILTER_NAME_LENGTH}
      />
    </ModalForm>
  )
}

import { useState } from 'react'
import { ready } from '../../../lib/loaded'
import { fieldNames } from '../../../ui/form/fieldNames'
import { all, type Rule, required } from '../../../ui/form/rules'
import { TextField } from '../../../ui/form/TextField'
import { ModalForm } from '../../form/ModalForm'
import { findByName, MAX_NAME, type SavedFilters, withName } from './savedFilters'

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
  const [entity] = useState(() => ready<Partial<Values>>({ name }))
  const free: Rule<string> = (next) => {
    const taken = next ? findByName(saved, next) : undefined
    return taken && taken.name !== name ? 'Фильтр с таким названием уже есть' : undefined
  }
  return (
    <ModalForm<Values>
      open={open}
      title="Переименовать фильтр"
      mode="edit"
      entity={entity}
      submit={async (values) => change((stored) => withName(stored, name, values.name))}
      onSaved={onClose}
      onClose={onClose}
    >
      <TextField name={field('name')} label="Название" rule={all(required, free)} maxLength={MAX_NAME} />
    </ModalForm>
  )
}

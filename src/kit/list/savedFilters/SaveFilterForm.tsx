import { Alert } from 'antd'
import { bidiIsolated } from '../../../domain/textFormatting'
import { RequestFailure } from '../../../lib/failure'
import { fieldNames } from '../../../ui/form/fieldNames'
import { requiredRule } from '../../../ui/form/fieldRules'
import { SwitchField } from '../../../ui/form/SwitchField'
import { TextField } from '../../../ui/form/TextField'
import { useFieldValue } from '../../../ui/form/useFieldValue'
import { toast } from '../../../ui/toasts'
import { ModalForm } from '../../form/ModalForm'
import {
  findSavedFilter,
  MAX_FILTER_NAME_LENGTH,
  MAX_SAVED_FILTERS,
  type SavedFilters,
  setDefaultSavedFilter,
  upsertSavedFilter,
} from './savedFilters'

type Values = { name: string; isDefault?: boolean }

const field = fieldNames<Values>()

export type SaveFilterFormProps = {
  saved: SavedFilters
  present: string
  change: (make: (saved: SavedFilters) => SavedFilters) => void
  open: boolean
  onClose: () => void
}

export function SaveFilterForm({ saved, present, change, open, onClose }: SaveFilterFormProps) {
  const submit = async ({ name, isDefault }: Values) => {
    // Add the filter to those that are stored now: another tab may have saved filters since this form was opened.
    let isFull = false
    change((stored) => {
      const next = upsertSavedFilter(stored, { name, query: present })
      isFull = next === stored
      return isDefault && !isFull ? setDefaultSavedFilter(next, findSavedFilter(next, name)?.name) : next
    })
    if (isFull)
      throw new RequestFailure({ message: `Сохранено уже ${MAX_SAVED_FILTERS} фильтров`, hint: 'Удалите ненужный.' })
  }
  return (
    <ModalForm<Values>
      open={open}
      title="Сохранить фильтр"
      mode="create"
      submitText="Сохранить"
      submit={submit}
      duplicate="same"
      onSaved={() => {
        toast.success('Фильтр сохранён')
        onClose()
      }}
      onClose={onClose}
    >
      <TextField name={field('name')} label="Название" rule={requiredRule} maxLength={MAX_FILTER_NAME_LENGTH} />
      <SwitchField name={field('isDefault')} label="Применять при открытии раздела" />
      <Replaced saved={saved} />
    </ModalForm>
  )
}

function Replaced({ saved }: { saved: SavedFilters }) {
  const name = useFieldValue<string>(field('name'))
  const known = name === undefined ? undefined : findSavedFilter(saved, name)
  return known ? (
    <Alert type="warning" showIcon title={`Фильтр «${bidiIsolated(known.name)}» уже есть, он будет заменён`} />
  ) : null
}

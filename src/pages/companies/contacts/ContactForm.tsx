import { Alert } from 'antd'
import { createContact, updateContact } from '../../../api/contacts'
import type { Option } from '../../../domain/labeledOptions'
import type { EntryFormProps } from '../../../kit/directory/EntryDialogs'
import { ModalForm } from '../../../kit/form/ModalForm'
import { findDuplicateContact } from '../../../parts/duplicates'
import { FieldRows } from '../../../ui/form/FieldRows'
import { fieldNames } from '../../../ui/form/fieldNames'
import { requiredRule } from '../../../ui/form/fieldRules'
import { SelectField } from '../../../ui/form/SelectField'
import { TextField } from '../../../ui/form/TextField'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { ContactMethodRow } from './ContactMethodRow'
import { type ContactValues, contactBody, loadContactValues, NEW_CONTACT, NEW_CONTACT_METHOD } from './contactValues'

type ContactFormProps = EntryFormProps & {
  companyId: number
  positions: readonly Option<number>[]
}

const field = fieldNames<ContactValues>()

const UNKNOWN_METHODS = 'Способы связи не загрузились. Укажите их все: сохранение заменит ими прежние'

const CONTACT_MERGE = { rows: { data: { key: ['typeId', 'value'] } } }

export function ContactForm({ companyId, id, positions, ...dialog }: ContactFormProps) {
  const isNew = id === undefined
  const entity = useLoadedValue(loadContactValues, [id])
  const submit = (values: ContactValues) => {
    const contact = contactBody(values)
    return isNew ? createContact(companyId, contact) : updateContact(id, contact)
  }
  return (
    <ModalForm<ContactValues>
      {...dialog}
      title={isNew ? 'Новый контакт' : 'Редактирование контакта'}
      width={640}
      mode={isNew ? 'create' : 'edit'}
      entity={entity}
      blank={NEW_CONTACT}
      submit={submit}
      merge={CONTACT_MERGE}
      duplicate={findDuplicateContact(companyId)}
    >
      <TextField name={field('name')} label="ФИО" rule={requiredRule} />
      <SelectField name={field('typeId')} label="Должность" options={positions} rule={requiredRule} />
      {entity.value && !entity.value.data && <Alert type="warning" showIcon title={UNKNOWN_METHODS} />}
      <FieldRows
        name={field('data')}
        label="Способы связи"
        addText="Добавить способ связи"
        newRow={NEW_CONTACT_METHOD}
        minRows={1}
        lastRowText="Нужен хотя бы один способ связи"
        rule={requiredRule}
        columns="160px 1fr"
      >
        {(row) => <ContactMethodRow row={row} />}
      </FieldRows>
    </ModalForm>
  )
}

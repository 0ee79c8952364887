import { CONTACT_METHOD, CONTACT_METHOD_OPTIONS } from '../../../domain/companies'
import type { FieldsOf } from '../../../ui/form/fieldNames'
import { PhoneField } from '../../../ui/form/PhoneField'
import { combineRules, emailFormat, phoneFormat, required } from '../../../ui/form/rules'
import { SelectField } from '../../../ui/form/SelectField'
import { TextField } from '../../../ui/form/TextField'
import { useFieldValue, useSetField } from '../../../ui/form/useFieldValue'
import type { ContactMethodValues } from './contactValues'

const PHONE = combineRules<string>(required, phoneFormat)
const EMAIL = combineRules<string>(required, emailFormat)

export function ContactMethodRow({ row }: { row: FieldsOf<ContactMethodValues> }) {
  const typeId = useFieldValue(row('typeId'))
  const set = useSetField()
  return (
    <>
      <SelectField
        name={row('typeId')}
        label="Тип"
        options={CONTACT_METHOD_OPTIONS}
        rule={required}
        onChange={() => set(row('value'), undefined)}
      />
      {typeId === CONTACT_METHOD.email ? (
        <TextField key="email" name={row('value')} label="Значение" inputMode="email" rule={EMAIL} />
      ) : typeId === CONTACT_METHOD.phone ? (
        <PhoneField key="phone" name={row('value')} label="Значение" rule={PHONE} />
      ) : (
        <TextField key="any" name={row('value')} label="Значение" rule={required} />
      )}
    </>
  )
}

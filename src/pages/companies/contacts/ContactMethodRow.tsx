import { CONTACT_METHOD, CONTACT_METHOD_OPTIONS } from '../../../domain/companies'
import type { FieldNamesOf } from '../../../ui/form/fieldNames'
import { combineFieldRules, emailFormatRule, phoneFormatRule, requiredRule } from '../../../ui/form/fieldRules'
import { PhoneField } from '../../../ui/form/PhoneField'
import { SelectField } from '../../../ui/form/SelectField'
import { TextField } from '../../../ui/form/TextField'
import { useFieldValue, useSetFieldValue } from '../../../ui/form/useFieldValue'
import type { ContactMethodValues } from './contactValues'

const PHONE = combineFieldRules<string>(requiredRule, phoneFormatRule)
const EMAIL = combineFieldRules<string>(requiredRule, emailFormatRule)

export function ContactMethodRow({ row }: { row: FieldNamesOf<ContactMethodValues> }) {
  const typeId = useFieldValue(row('typeId'))
  const set = useSetFieldValue()
  return (
    <>
      <SelectField
        name={row('typeId')}
        label="Тип"
        options={CONTACT_METHOD_OPTIONS}
        rule={requiredRule}
        onChange={() => set(row('value'), undefined)}
      />
      {typeId === CONTACT_METHOD.email ? (
        <TextField key="email" name={row('value')} label="Значение" inputMode="email" rule={EMAIL} />
      ) : typeId === CONTACT_METHOD.phone ? (
        <PhoneField key="phone" name={row('value')} label="Значение" rule={PHONE} />
      ) : (
        <TextField key="any" name={row('value')} label="Значение" rule={requiredRule} />
      )}
    </>
  )
}

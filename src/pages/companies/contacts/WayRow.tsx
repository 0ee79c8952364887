import { CONTACT_WAY, CONTACT_WAY_OPTIONS } from '../../../domain/companies'
import type { FieldsOf } from '../../../ui/form/fieldNames'
import { PhoneField } from '../../../ui/form/PhoneField'
import { all, email, phone, required } from '../../../ui/form/rules'
import { SelectField } from '../../../ui/form/SelectField'
import { TextField } from '../../../ui/form/TextField'
import { useFieldValue, useSetField } from '../../../ui/form/useFieldValue'
import type { WayValues } from './contactValues'

const PHONE = all<string>(required, phone)
const EMAIL = all<string>(required, email)

export function WayRow({ row }: { row: FieldsOf<WayValues> }) {
  const typeId = useFieldValue(row('typeId'))
  const set = useSetField()
  return (
    <>
      <SelectField
        name={row('typeId')}
        label="Тип"
        options={CONTACT_WAY_OPTIONS}
        rule={required}
        onChange={() => set(row('value'), undefined)}
      />
      {typeId === CONTACT_WAY.email ? (
        <TextField key="email" name={row('value')} label="Значение" inputMode="email" rule={EMAIL} />
      ) : typeId === CONTACT_WAY.phone ? (
        <PhoneField key="phone" name={row('value')} label="Значение" rule={PHONE} />
      ) : (
        <TextField key="any" name={row('value')} label="Значение" rule={required} />
      )}
    </>
  )
}

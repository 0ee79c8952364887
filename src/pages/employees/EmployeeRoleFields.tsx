import type { TextOption } from '../../api/dictionaries'
import { CAR_COURIER_TYPE, COURIER_TYPE_OPTIONS } from '../../domain/couriers'
import { COURIER_ROLE, LEGAL_FORM_OPTIONS, PARTNER_ROLE, TARIFF_LEVEL_OPTIONS } from '../../domain/employees'
import type { LoadedValue } from '../../lib/loadedValue'
import { fieldNames } from '../../ui/form/fieldNames'
import { requiredRule } from '../../ui/form/fieldRules'
import { SelectField } from '../../ui/form/SelectField'
import { SwitchField } from '../../ui/form/SwitchField'
import { TextField } from '../../ui/form/TextField'
import { useFieldValue, useSetFieldValue } from '../../ui/form/useFieldValue'
import { LoadFailureAlert } from '../../ui/load/LoadFailureAlert'
import { EmployeeCitiesField } from './EmployeeCitiesField'
import { type EmployeeValues, ROLE_DEPENDENT_FIELDS } from './employeeValues'
import { PartnerCompanyField } from './PartnerCompanyField'

const field = fieldNames<EmployeeValues>()

export function EmployeeRoleFields({ isNew, roles }: { isNew: boolean; roles: LoadedValue<TextOption[]> }) {
  const role = useFieldValue(field('role'))
  const set = useSetFieldValue()
  const dropDependent = () => {
    for (const key of ROLE_DEPENDENT_FIELDS) set(field(key), undefined)
  }
  return (
    <>
      <LoadFailureAlert of={roles} />
      <div className="employee-form__line">
        <SelectField
          name={field('role')}
          label="Роль"
          options={roles.value ?? []}
          loading={roles.status === 'loading'}
          rule={requiredRule}
          onChange={dropDependent}
        />
        <EmployeeCitiesField role={role} />
        {role === PARTNER_ROLE && <PartnerCompanyField />}
      </div>
      {role === COURIER_ROLE && <CourierFields isNew={isNew} />}
    </>
  )
}

/** The tariff level is required only for an existing courier (reference-data, section 5). */
function CourierFields({ isNew }: { isNew: boolean }) {
  const courierTypeId = useFieldValue(field('courierTypeId'))
  return (
    <fieldset className="employee-form__courier">
      <legend>Курьер</legend>
      <div className="employee-form__line">
        <SelectField
          name={field('courierTypeId')}
          label="Тип курьера"
          options={COURIER_TYPE_OPTIONS}
          rule={requiredRule}
        />
        <SelectField
          name={field('legalFormId')}
          label="Форма трудоустройства"
          options={LEGAL_FORM_OPTIONS}
          rule={requiredRule}
        />
        <SelectField
          name={field('rateTypeId')}
          label="Уровень тарифа"
          options={TARIFF_LEVEL_OPTIONS}
          rule={isNew ? undefined : requiredRule}
        />
      </div>
      <div className="employee-form__line">
        <TextField name={field('inventory')} label="Инвентарный номер" />
        {courierTypeId === CAR_COURIER_TYPE && <SwitchField name={field('isSticker')} label="AutoPlus" />}
      </div>
    </fieldset>
  )
}

import { Alert } from 'antd'
import { loadCompanyOptions } from '../../api/dictionaries'
import { fieldNames } from '../../ui/form/fieldNames'
import { requiredRule } from '../../ui/form/fieldRules'
import { SelectField } from '../../ui/form/SelectField'
import { useFieldValue } from '../../ui/form/useFieldValue'
import { useFormField } from '../../ui/form/useFormField'
import { LoadFailureAlert } from '../../ui/load/LoadFailureAlert'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import type { EmployeeValues } from './employeeValues'

const field = fieldNames<EmployeeValues>()

const LABEL = 'Контрагент'

/** Lists the companies of the partner's city (reference-data, section 4). */
export function PartnerCompanyField() {
  const [cityId] = useFieldValue(field('cities')) ?? []
  const companies = useLoadedValue(loadCompanyOptions, [cityId])
  // Registers the company field while its select is not rendered, because the form requires a company in any case.
  useFormField({ name: field('companyId'), label: LABEL, rule: requiredRule })

  if (cityId === undefined) return null
  if (companies.failure) return <LoadFailureAlert of={companies} />
  if (companies.value?.length === 0) {
    return <Alert className="employee-form__notice" type="warning" showIcon title="В этом городе нет контрагентов" />
  }
  return (
    <SelectField
      name={field('companyId')}
      label={LABEL}
      options={companies.value ?? []}
      loading={companies.status === 'loading'}
      rule={requiredRule}
    />
  )
}

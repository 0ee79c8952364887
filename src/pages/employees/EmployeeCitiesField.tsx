import { Select } from 'antd'
import { isSingleCityRole, PARTNER_ROLE } from '../../domain/employees'
import type { Option } from '../../domain/labeledOptions'
import { useCityOptions } from '../../session/cityOptions'
import { FormFieldFrame } from '../../ui/form/FormFieldFrame'
import { fieldNames } from '../../ui/form/fieldNames'
import { requiredRule } from '../../ui/form/fieldRules'
import { MultiSelectField } from '../../ui/form/MultiSelectField'
import { NoMatchingOptions } from '../../ui/form/NoMatchingOptions'
import {
  SELECT_ALLOW_CLEAR,
  SELECT_DEFAULT_PROPS,
  selectHint,
  selectOptionKey,
  toSelectOptions,
} from '../../ui/form/selectOptions'
import { useSetFieldValue } from '../../ui/form/useFieldValue'
import { useFormField } from '../../ui/form/useFormField'
import type { EmployeeValues } from './employeeValues'

const field = fieldNames<EmployeeValues>()

/** A courier or a partner has one city, other roles have several (reference-data, section 4). */
export function EmployeeCitiesField({ role }: { role: string | undefined }) {
  const options = useCityOptions()
  if (!isSingleCityRole(role))
    return <MultiSelectField key="many" name={field('cities')} label="Города" options={options} />
  return <OneCity key={role} isPartner={role === PARTNER_ROLE} options={options} />
}

function OneCity({ isPartner, options }: { isPartner: boolean; options: Option<number>[] }) {
  const set = useSetFieldValue()
  const hint = selectHint({ options })
  const own = useFormField({
    name: field('cities'),
    label: 'Город',
    options,
    hint,
    rule: isPartner ? requiredRule : undefined,
    // Only partners choose a company, from those of their city. A courier's company is not shown and must not change.
    onChange: () => isPartner && set(field('companyId'), undefined),
  })
  const [city] = own.value ?? []
  return (
    <FormFieldFrame field={own} label="Город" hint={hint}>
      <Select
        {...own.control}
        {...SELECT_DEFAULT_PROPS}
        notFoundContent={<NoMatchingOptions selectId={own.ids.control} />}
        value={city === undefined ? undefined : selectOptionKey(city)}
        options={toSelectOptions(options, city === undefined ? [] : [city])}
        onChange={(key) => own.change(options.flatMap(({ value }) => (selectOptionKey(value) === key ? [value] : [])))}
        allowClear={!isPartner && SELECT_ALLOW_CLEAR}
        placeholder="Выберите город"
        status={own.error === undefined ? undefined : 'error'}
      />
    </FormFieldFrame>
  )
}

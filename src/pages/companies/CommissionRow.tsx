import { COMMISSION_TYPE, COMMISSION_TYPE_OPTIONS, MAX_COMMISSION } from '../../domain/companies'
import { useCityOptions } from '../../session/cityOptions'
import { type FieldNamesOf, fieldNames } from '../../ui/form/fieldNames'
import { combineFieldRules, maxValueRule, requiredRule, ruleWhenRow } from '../../ui/form/fieldRules'
import { NumberField } from '../../ui/form/NumberField'
import { SelectField } from '../../ui/form/SelectField'
import { useFieldValue, useSetFieldValue } from '../../ui/form/useFieldValue'
import { uniqueInRowsRule, useOptionsUnusedInRows } from '../../ui/form/useOptionsUnusedInRows'
import type { CommissionValues, CompanyValues } from './companyValues'

const SETTINGS = fieldNames<CompanyValues>()('settings')

const CITY_RULE = combineFieldRules<number>(
  requiredRule,
  uniqueInRowsRule(SETTINGS, 'cityId', 'Этот город уже есть в другой строке'),
)

const isByPercent = ({ typeId }: CommissionValues) => typeId === COMMISSION_TYPE.percent

export function CommissionRow({ row, index }: { row: FieldNamesOf<CommissionValues>; index: number }) {
  const cities = useOptionsUnusedInRows(SETTINGS, index, 'cityId', useCityOptions())
  const typeId = useFieldValue(row('typeId'))
  const set = useSetFieldValue()
  return (
    <>
      <SelectField name={row('cityId')} label="Город" options={cities} rule={CITY_RULE} />
      <SelectField
        name={row('typeId')}
        label="Способ расчёта комиссии"
        options={COMMISSION_TYPE_OPTIONS}
        rule={requiredRule}
        onChange={() => set(row('percent'), undefined)}
      />
      <NumberField
        name={row('percent')}
        label="Процент"
        kind="decimal"
        suffix="%"
        disabled={!isByPercent(typeId === undefined ? {} : { typeId })}
        rule={ruleWhenRow(isByPercent, combineFieldRules<number>(requiredRule, maxValueRule(MAX_COMMISSION)))}
      />
    </>
  )
}

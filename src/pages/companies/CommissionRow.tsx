import { COMMISSION_OPTIONS, COMMISSION_TYPE, MAX_COMMISSION } from '../../domain/companies'
import { useCityOptions } from '../../session/allowedCities'
import { type FieldsOf, fieldNames } from '../../ui/form/fieldNames'
import { NumberField } from '../../ui/form/NumberField'
import { combineRules, maxValue, required, ruleWhenRow } from '../../ui/form/rules'
import { SelectField } from '../../ui/form/SelectField'
import { useFieldValue, useSetField } from '../../ui/form/useFieldValue'
import { uniqueInRows, useOptionsUnusedInRows } from '../../ui/form/useOptionsUnusedInRows'
import type { CommissionValues, CompanyValues } from './companyValues'

const SETTINGS = fieldNames<CompanyValues>()('settings')

const CITY_RULE = combineRules<number>(
  required,
  uniqueInRows(SETTINGS, 'cityId', 'Этот город уже есть в другой строке'),
)

const isByPercent = ({ typeId }: CommissionValues) => typeId === COMMISSION_TYPE.percent

export function CommissionRow({ row, index }: { row: FieldsOf<CommissionValues>; index: number }) {
  const cities = useOptionsUnusedInRows(SETTINGS, index, 'cityId', useCityOptions())
  const typeId = useFieldValue(row('typeId'))
  const set = useSetField()
  return (
    <>
      <SelectField name={row('cityId')} label="Город" options={cities} rule={CITY_RULE} />
      <SelectField
        name={row('typeId')}
        label="Способ расчёта комиссии"
        options={COMMISSION_OPTIONS}
        rule={required}
        onChange={() => set(row('percent'), undefined)}
      />
      <NumberField
        name={row('percent')}
        label="Процент"
        kind="decimal"
        suffix="%"
        disabled={!isByPercent(typeId === undefined ? {} : { typeId })}
        rule={ruleWhenRow(isByPercent, combineRules<number>(required, maxValue(MAX_COMMISSION)))}
      />
    </>
  )
}

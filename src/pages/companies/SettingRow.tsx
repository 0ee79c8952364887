import { COMMISSION, COMMISSION_OPTIONS, MAX_COMMISSION } from '../../domain/companies'
import { useCityOptions } from '../../session/allowedCities'
import { type FieldsOf, fieldNames } from '../../ui/form/fieldNames'
import { NumberField } from '../../ui/form/NumberField'
import { all, max, required, whenRow } from '../../ui/form/rules'
import { SelectField } from '../../ui/form/SelectField'
import { useFieldValue, useSetField } from '../../ui/form/useFieldValue'
import { notTaken, useFreeOptions } from '../../ui/form/useFreeOptions'
import type { CompanyValues, SettingValues } from './companyValues'

const SETTINGS = fieldNames<CompanyValues>()('settings')

const CITY_RULE = all<number>(required, notTaken(SETTINGS, 'cityId', 'Этот город уже есть в другой строке'))

const isByPercent = ({ typeId }: SettingValues) => typeId === COMMISSION.percent

export function SettingRow({ row, index }: { row: FieldsOf<SettingValues>; index: number }) {
  const cities = useFreeOptions(SETTINGS, index, 'cityId', useCityOptions())
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
        rule={whenRow(isByPercent, all<number>(required, max(MAX_COMMISSION)))}
      />
    </>
  )
}

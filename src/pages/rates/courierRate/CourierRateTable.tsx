import { Card } from 'antd'
import type { CourierRate } from '../../../api/rates'
import { courierTypeName, tariffName } from '../../../domain/rates/tariffAndCourierTypeNames'
import { bidiIsolated, NBSP } from '../../../domain/textFormatting'
import { CourierTypeIcon } from '../../../ui/CourierTypeIcon'
import type { FieldName } from '../../../ui/form/fieldNames'
import { ruleWhenRow } from '../../../ui/form/fieldRules'
import { moneyOrDash } from '../sheet/moneyOrDash'
import { RATE_CELL_RULE, RateSheetCell } from '../sheet/RateSheetCell'
import type { RateSheetEditing } from '../sheet/useRateSheetEditing'
import { hasRateValues } from './completeCourierRates'
import { COURIER_RATE_FIELDS, COURIER_RATE_TITLE, courierRateLabel, type RateTableRow } from './courierRateFormValues'

type CourierRateTableProps = {
  tariff: number
  below: number | undefined
  rows: readonly RateTableRow[]
  rates: readonly CourierRate[]
  missing: ReadonlySet<number>
  fields: readonly (readonly (FieldName<number> | undefined)[])[]
  start: number
  sheet: RateSheetEditing
}

const CARD_CLASSES = { body: 'tariff-table__body' }
const CURRENCY = `${NBSP}₸`

/**
 * Rule for a pair of courier type and tariff that has no rate yet: the user fills in either all its figures or none.
 */
const WHOLE_PAIR = ruleWhenRow<CourierRate, number>(hasRateValues, RATE_CELL_RULE)

export function CourierRateTable({ tariff, below, rows, rates, missing, fields, start, sheet }: CourierRateTableProps) {
  const name = tariffName(tariff)
  return (
    <Card size="small" title={name} className="tariff-table" classNames={CARD_CLASSES}>
      <table className="sheet" aria-label={name}>
        <thead>
          <tr>
            <th scope="col">Тип курьера</th>
            {COURIER_RATE_FIELDS.map((key) => (
              <th key={key} scope="col">
                {COURIER_RATE_TITLE[key].replaceAll(' ₸', CURRENCY)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ typeId, at }, row) => {
            const rate = rateAt(rates, at[tariff])
            if (!rate) return null
            return (
              <tr key={typeId}>
                <th scope="row">
                  <span className="sheet__type">
                    <CourierTypeIcon type={typeId} />
                    {courierTypeName(typeId)}
                  </span>
                </th>
                {COURIER_RATE_FIELDS.map((key, index) => {
                  const field = fields[row]?.[start + index]
                  const place = { row, column: start + index }
                  if (!field) return <td key={key} className="sheet__cell sheet__cell--none" />
                  return (
                    <RateSheetCell
                      key={key}
                      name={field}
                      label={`${bidiIsolated(name)}, ${courierTypeName(typeId)}: ${COURIER_RATE_TITLE[key]}`}
                      changeLabel={courierRateLabel(rate, key)}
                      place={place}
                      isSelected={sheet.isSelected(place)}
                      saved={rate[key]}
                      rule={missing.has(at[tariff] ?? -1) ? WHOLE_PAIR : undefined}
                      note={differenceNote(
                        rate[key],
                        below === undefined ? undefined : rateAt(rates, at[below])?.[key],
                      )}
                    />
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </Card>
  )
}

const rateAt = (rates: readonly CourierRate[], index: number | undefined): CourierRate | undefined =>
  index === undefined ? undefined : rates[index]

function differenceNote(value: number | undefined, below: number | undefined): string | undefined {
  if (value === undefined || below === undefined || value === below) return undefined
  return value > below ? `+${moneyOrDash(value - below)}` : moneyOrDash(value - below)
}

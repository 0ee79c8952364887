import { Card } from 'antd'
import type { CourierRate } from '../../../api/rates'
import { courierTypeName, tariffName } from '../../../domain/rates/names'
import { isolated, NBSP } from '../../../domain/text'
import { CourierTypeIcon } from '../../../ui/CourierTypeIcon'
import type { FieldName } from '../../../ui/form/fieldNames'
import { figure } from '../sheet/figure'
import { SheetCell } from '../sheet/SheetCell'
import type { Sheet } from '../sheet/useSheet'
import { RATE_KEYS, RATE_TITLE, type RateRow } from './rateTable'

export type TariffTableProps = {
  tariff: number
  /** The tariff before it, whose difference is shown. */
  below: number | undefined
  rows: readonly RateRow[]
  /** As they are saved. */
  rates: readonly CourierRate[]
  fields: readonly (readonly (FieldName<number> | undefined)[])[]
  /** The first column of this tariff in the sheet. */
  start: number
  sheet: Sheet
}

/** Stays on the line of its word. */
const CURRENCY = `${NBSP}₸`

/** The rates of one tariff level by courier type. */
export function TariffTable({ tariff, below, rows, rates, fields, start, sheet }: TariffTableProps) {
  const name = tariffName(tariff)
  return (
    <Card size="small" title={name} className="tariff-table">
      <table className="sheet" aria-label={name}>
        <thead>
          <tr>
            <th scope="col">Тип курьера</th>
            {RATE_KEYS.map((key) => (
              <th key={key} scope="col">
                {RATE_TITLE[key].replaceAll(' ₸', CURRENCY)}
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
                {RATE_KEYS.map((key, index) => {
                  const field = fields[row]?.[start + index]
                  const place = { row, column: start + index }
                  if (!field) return <td key={key} className="sheet__cell sheet__cell--none" />
                  return (
                    <SheetCell
                      key={key}
                      name={field}
                      label={`${isolated(name)}, ${courierTypeName(typeId)}: ${RATE_TITLE[key]}`}
                      place={place}
                      isSelected={sheet.isSelected(place)}
                      saved={rate[key]}
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

/** How much more a tariff pays than the one below it. */
function differenceNote(value: number | undefined, below: number | undefined): string | undefined {
  if (value === undefined || below === undefined || value === below) return undefined
  return value > below ? `+${figure(value - below)}` : figure(value - below)
}

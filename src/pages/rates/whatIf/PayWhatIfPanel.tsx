import { ExperimentOutlined } from '@ant-design/icons'
import { Button, Tag } from 'antd'
import { useMemo, useState } from 'react'
import { formatMoney } from '../../../domain/money'
import {
  type DayPayEstimate,
  estimatePayChange,
  type PayChange,
  type PayChangeEstimate,
  type PayRange,
} from '../../../domain/rates/estimatePayChange'
import { courierTypeName } from '../../../domain/rates/tariffAndCourierTypeNames'
import { countWithNoun, pluralForm } from '../../../domain/textFormatting'
import { formatDate } from '../../../lib/moments'
import { LoadFailureAlert } from '../../../ui/load/LoadFailureAlert'
import { UnreadableRowsAlert } from '../../../ui/load/UnreadableRowsAlert'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { type LastWeekPayData, loadLastWeekPayData } from './loadLastWeekPayData'
import './whatIf.css'

type PayWhatIfPanelProps = {
  cityId: number | undefined
  withRecords: boolean
  /** Calculates the pay at the edited rates. Must be memoized, because the pay is recalculated whenever this function changes. */
  estimate: (week: LastWeekPayData) => DayPayEstimate[]
  note: string
  /** Accessible name of the panel. Two panels on one page need different names. */
  name?: string
  /**
   * True if the form differs from the saved rates. If it is true on mount, as in a save dialog, the estimate of the pay is loaded at once
   * and not on a click.
   */
  isChanged?: boolean
}

export function PayWhatIfPanel(props: PayWhatIfPanelProps) {
  const { cityId, withRecords, estimate, note, name = 'Оценка по прошлой неделе', isChanged = false } = props
  const [isWanted, setWanted] = useState(isChanged)
  const week = useLoadedValue(loadLastWeekPayData, [cityId, withRecords], { skip: !isWanted })
  const { value } = week
  const effect = useMemo(() => value && estimatePayChange(estimate(value)), [value, estimate])
  return (
    <section className="what-if" aria-label={name}>
      {!value && (
        <Button
          className="what-if__ask"
          size="small"
          icon={<ExperimentOutlined />}
          loading={week.status === 'loading'}
          onClick={() => (isWanted ? week.reload() : setWanted(true))}
        >
          Оценить по сменам прошлой недели
        </Button>
      )}
      <LoadFailureAlert of={week} />
      <UnreadableRowsAlert of={value?.shifts} noun="shift" />
      <UnreadableRowsAlert of={value?.records} noun="row" />
      {value && effect && <Effect effect={effect} week={value} note={note} />}
    </section>
  )
}

function Effect({ effect, week, note }: { effect: PayChangeEstimate; week: LastWeekPayData; note: string }) {
  const { period, records } = week
  const unpaid = records.filter(({ isPaidOut }) => isPaidOut === false).length
  const { sum, range, byType, gaining, losing, known, count } = effect
  const dates = `${formatDate(period.dateStart)} – ${formatDate(period.dateEnd)}`
  if (known === 0) {
    return <p className="what-if__words">{`Нет данных для оценки: за ${dates} нет смен, по которым это видно`}</p>
  }
  return (
    <>
      <p className="what-if__words" role="status">
        <Tag>оценка</Tag>
        {`${dates}: ${formatMoney(sum.before)} → ${formatMoney(sum.after)}, ${differenceText(sum)}${boundsText(sum, range)}. `}
        {`По ${Math.round((known / count) * 100)} % смен (${known} из ${count}). ${note}`}
      </p>
      {unpaid > 0 && (
        <p className="what-if__words">
          {`За эти дни не ${pluralForm(unpaid, 'выплачен', 'выплачено', 'выплачено')} ${countWithNoun(unpaid, 'день', 'дня', 'дней')}: сервер может пересчитать их по новым ставкам.`}
        </p>
      )}
      <table className="change-table" aria-label="Оценка по типам и курьерам">
        <thead>
          <tr>
            <th scope="col">Кто</th>
            <th scope="col">Было</th>
            <th scope="col">Стало бы</th>
            <th scope="col">Разница</th>
          </tr>
        </thead>
        <tbody>
          {byType.map(({ typeId, sum: own }) => (
            <Line key={`type ${typeId}`} name={courierTypeName(typeId)} sum={own} />
          ))}
          {[...gaining, ...losing].map(({ courierId, name, ...own }) => (
            <Line key={courierId} name={name} sum={own} isCourier />
          ))}
        </tbody>
      </table>
    </>
  )
}

function Line({ name, sum, isCourier = false }: { name: string; sum: PayChange; isCourier?: boolean }) {
  return (
    <tr className={isCourier ? 'what-if__courier' : undefined}>
      <th scope="row">{name}</th>
      <td>{formatMoney(sum.before)}</td>
      <td>{formatMoney(sum.after)}</td>
      <td>{differenceText(sum)}</td>
    </tr>
  )
}

function boundsText({ before }: PayChange, { low, high }: PayRange): string {
  if (low === high) return ''
  const signed = (value: number) => `${value > before ? '+' : ''}${formatMoney(value - before)}`
  return ` (от ${signed(low)} до ${signed(high)})`
}

function differenceText({ before, after }: PayChange): string {
  const difference = after - before
  return difference === 0 ? 'без разницы' : `≈ ${difference > 0 ? '+' : ''}${formatMoney(difference)}`
}

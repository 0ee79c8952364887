import { useMemo } from 'react'
import type { Salary } from '../../../api/salary'
import { formatKnownSum, formatMoney } from '../../../domain/money'
import { tariffName } from '../../../domain/rates/tariffAndCourierTypeNames'
import {
  inferBonusStep,
  inferHourRate,
  reconcileSalaryRecord,
  type SalaryReconciliationLine,
  unexplainedAmount,
} from '../../../domain/salary/reconciliation'
import type { SalarySumKey } from '../../../domain/salary/sums'
import { bidiIsolated, countWithNoun } from '../../../domain/textFormatting'
import { formatMomentTime } from '../../../lib/moments'
import { getUnreadableCount } from '../../../lib/unreadableRowCount'
import { SALARY_SUM_TITLE, salarySumText } from '../salarySums'
import { formatWorkedHours, type PayRecalculationData, toShiftPayFigures } from './payRecalculationData'

const LABEL = { ...SALARY_SUM_TITLE, dailyBonus: 'Бонус за день' }
const RESULTS: ReadonlySet<SalarySumKey> = new Set(['totalAmount', 'payouts'])

export function SalaryDayReconciliation({
  row,
  proof,
  timezone,
}: {
  row: Salary
  proof: PayRecalculationData
  timezone: number
}) {
  const shifts = useMemo(
    () => proof.shifts?.map((shift) => toShiftPayFigures(shift, timezone)),
    [proof.shifts, timezone],
  )
  const allShifts = getUnreadableCount(proof.shifts) > 0 ? undefined : shifts
  const lines = reconcileSalaryRecord(row, {
    shifts: allShifts,
    penalties: getUnreadableCount(proof.penalties) > 0 ? undefined : proof.penalties?.map(({ price }) => price),
  })
  const details: Partial<Record<SalarySumKey, string[]>> = {
    hoursAmount: shifts && [
      ...shifts.map(({ seconds }) => formatWorkedHours(seconds)),
      ...(allShifts ? hourNote(row, proof, allShifts) : []),
    ],
    orderAmount: proof.shifts?.map(
      ({ createdAt, finishedAt, countOrder, salary }) =>
        `Смена ${time(createdAt, timezone)}–${time(finishedAt, timezone)}: ${countOrder === undefined ? 'заказов —' : countWithNoun(countOrder, 'заказ', 'заказа', 'заказов')}, ${formatKnownSum([salary?.orderAmount])}`,
    ),
    dailyBonus: allShifts && bonusNote(row, proof, allShifts),
    penalty: proof.penalties?.map(
      ({ name, price }) => `${bidiIsolated(name ?? 'Штраф')}: ${salarySumText('penalty', price)}`,
    ),
    totalAmount: ['часы, заказы, бонус и штрафы'],
    payouts: ['итого, удержание и платная доставка'],
  }
  return (
    <table className="salary-proof" aria-label="Из чего сложилась выплата">
      <tbody>
        {lines.map((line) => (
          <tr key={line.key} className={RESULTS.has(line.key) ? 'salary-proof__result' : undefined}>
            <th scope="row">{LABEL[line.key]}</th>
            <td className="salary-proof__sum">{salarySumText(line.key, line.recorded)}</td>
            <td className="salary-proof__detail">
              {details[line.key]?.map((text, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two shifts may have the same text
                <div key={index}>{text}</div>
              ))}
              <Difference line={line} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * Shows the part of a sum that the loaded data do not explain. The wording is neutral, because the server may use data
 * that this user may not see.
 */
function Difference({ line }: { line: SalaryReconciliationLine }) {
  const rest = unexplainedAmount(line)
  return rest ? <div className="salary-proof__rest">{`не разложено: ${salarySumText(line.key, rest)}`}</div> : null
}

const time = (moment: string | undefined, timezone: number): string =>
  moment ? formatMomentTime(moment, timezone) : '…'

type Shifts = ReturnType<typeof toShiftPayFigures>[]

function hourNote(row: Salary, { rates, shifts: sources }: PayRecalculationData, shifts: Shifts): string[] {
  if (!rates || shifts.length === 0) return []
  const type = sources?.[0]?.courier?.courierTypeId
  const known = rates.flatMap(({ typeId, rateTypeId, hourPrice }) =>
    typeId === type && hourPrice !== undefined ? [{ rateTypeId, hourPrice }] : [],
  )
  const rate = inferHourRate(row.hoursAmount, shifts, known)
  return [rate ? `× ${formatMoney(rate.hourPrice)} в час (${tariffName(rate.rateTypeId)})` : 'ставка дня неизвестна']
}

function bonusNote(row: Salary, { grids, shifts: sources }: PayRecalculationData, shifts: Shifts): string[] {
  if (!grids || !row.dailyBonus) return []
  const steps = grids.find(({ typeId }) => typeId === sources?.[0]?.courier?.courierTypeId)?.rates ?? []
  const step = inferBonusStep(row.dailyBonus, shifts, steps)
  return [
    step
      ? `Ступень от ${countWithNoun(step.minQuantityOrder, 'заказа', 'заказов', 'заказов')}`
      : 'ставка дня неизвестна',
  ]
}

import { useMemo } from 'react'
import type { Salary } from '../../../api/salary'
import { formatMoney } from '../../../domain/money'
import { tariffName } from '../../../domain/rates/names'
import { findBonusStep, findHourRate, type ProofLine, proofLines, unexplained } from '../../../domain/salary/proof'
import { counted, isolated } from '../../../domain/text'
import { formatMomentTime } from '../../../lib/moments'
import { hoursLabel, type Proof, proofShift } from './loadProof'

const LABEL: Record<ProofLine['key'], string> = {
  hours: 'Часы',
  orders: 'Заказы',
  bonus: 'Бонус за день',
  penalty: 'Штрафы',
  total: 'Итого',
  holding: 'Удержание',
  delivery: 'Платная доставка',
  payouts: 'К выплате',
}

/** Money that is taken away; its lines are negative, so that the lines add up. */
const TAKEN: ReadonlySet<ProofLine['key']> = new Set(['penalty', 'holding', 'delivery'])
const RESULTS: ReadonlySet<ProofLine['key']> = new Set(['total', 'payouts'])

const signed = (key: ProofLine['key'], amount: number): string =>
  formatMoney(TAKEN.has(key) && amount !== 0 ? -amount : amount)

export function DayProof({ row, proof, timezone }: { row: Salary; proof: Proof; timezone: number }) {
  const shifts = useMemo(() => proof.shifts?.map((shift) => proofShift(shift, timezone)), [proof.shifts, timezone])
  const lines = proofLines(row, { shifts, penalties: proof.penalties?.map(({ price }) => price ?? 0) })
  const details: Partial<Record<ProofLine['key'], string[]>> = {
    hours: shifts && [...shifts.map(({ seconds }) => hoursLabel(seconds)), ...hourNote(row, proof, shifts)],
    orders: proof.shifts?.map(
      ({ createdAt, finishedAt, countOrder = 0, salary }) =>
        `Смена ${time(createdAt, timezone)}–${time(finishedAt, timezone)}: ${counted(countOrder, 'заказ', 'заказа', 'заказов')}, ${formatMoney(salary?.orderAmount ?? 0)}`,
    ),
    bonus: shifts && bonusNote(row, proof, shifts),
    penalty: proof.penalties?.map(({ name, price = 0 }) => `${isolated(name ?? 'Штраф')}: ${signed('penalty', price)}`),
    total: ['часы, заказы, бонус и штрафы'],
    payouts: ['итого, удержание и платная доставка'],
  }
  return (
    <table className="salary-proof" aria-label="Из чего сложилась выплата">
      <tbody>
        {lines.map((line) => (
          <tr key={line.key} className={RESULTS.has(line.key) ? 'salary-proof__result' : undefined}>
            <th scope="row">{LABEL[line.key]}</th>
            <td className="salary-proof__sum">{line.said === undefined ? '—' : signed(line.key, line.said)}</td>
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
function Difference({ line }: { line: ProofLine }) {
  const rest = unexplained(line)
  return rest ? <div className="salary-proof__rest">{`не разложено: ${signed(line.key, rest)}`}</div> : null
}

const time = (moment: string | undefined, timezone: number): string =>
  moment ? formatMomentTime(moment, timezone) : '…'

type Shifts = ReturnType<typeof proofShift>[]

function hourNote(row: Salary, { rates, shifts: sources }: Proof, shifts: Shifts): string[] {
  if (!rates || shifts.length === 0) return []
  const type = sources?.[0]?.courier?.courierTypeId
  const known = rates.flatMap(({ typeId, rateTypeId, hourPrice }) =>
    typeId === type && hourPrice !== undefined ? [{ rateTypeId, hourPrice }] : [],
  )
  const rate = findHourRate(row.hoursAmount, shifts, known)
  return [rate ? `× ${formatMoney(rate.hourPrice)} в час (${tariffName(rate.rateTypeId)})` : 'ставка дня неизвестна']
}

function bonusNote(row: Salary, { grids, shifts: sources }: Proof, shifts: Shifts): string[] {
  if (!grids || !row.dailyBonus) return []
  const steps = grids.find(({ typeId }) => typeId === sources?.[0]?.courier?.courierTypeId)?.rates ?? []
  const step = findBonusStep(row.dailyBonus, shifts, steps)
  return [
    step ? `Ступень от ${counted(step.minQuantityOrder, 'заказа', 'заказов', 'заказов')}` : 'ставка дня неизвестна',
  ]
}

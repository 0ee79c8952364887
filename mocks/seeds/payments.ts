import { collectOrderDaySums } from '../money/orderDaySums'
import { dateOfEpochDay, localEpochDay } from '../store/dateTime'
import type { Db } from '../store/db'
import type { SeededRandom } from '../store/random'
import type { PaymentRecord } from '../store/records/payments'

/** Days. Partners pay for a week one to five days after its end. */
const WEEK = 7
const OFFICE_TIMEZONE = 5
/** Some partners pay more than they owe, so their balance is positive. */
const PREPAYING = 0.25
const PREPAID = 1.6
const COMMENTS = ['За прошлую неделю', 'Частичная оплата', 'По акту сверки']
const PREPAYMENT = 'Аванс'

type Debt = { companyId: number; week: number; amount: number }

export function seedPayments(db: Db, random: SeededRandom, now: number): PaymentRecord[] {
  const today = localEpochDay(now, OFFICE_TIMEZONE)
  const payments = debts(db, today).flatMap(({ companyId, week, amount }): Omit<PaymentRecord, 'id'>[] => {
    const own = random.fork('payment', companyId, week)
    const day = today - week * WEEK + own.int(1, 5)
    const isPrepaid = random.fork('prepaying', companyId).chance(PREPAYING)
    const paid = hundreds(
      (isPrepaid ? PREPAID : 1) *
        amount *
        own.weighted([
          [1, 80],
          [0.5, 12],
          [0, 8],
        ] as const),
    )
    if (day > today || paid < 1) return []
    const methodId = own.weighted([
      [2, 70],
      [3, 20],
      [1, 10],
    ] as const)
    return [
      {
        companyId,
        methodId,
        amount: paid,
        payedAt: dateOfEpochDay(day),
        comment: own.chance(0.4) ? (isPrepaid ? PREPAYMENT : own.pick(COMMENTS)) : null,
      },
    ]
  })
  payments.sort((a, b) => (a.payedAt === b.payedAt ? a.companyId - b.companyId : a.payedAt < b.payedAt ? -1 : 1))
  return payments.map((payment, index) => ({ id: index + 1, ...payment }))
}

function debts(db: Db, today: number): Debt[] {
  const out = new Map<string, Debt>()
  for (const { day, sums } of collectOrderDaySums(db).sort((a, b) => a.day - b.day || a.cityId - b.cityId)) {
    const week = Math.floor((today - day) / WEEK)
    if (week < 1) continue
    for (const [companyId, { income }] of sums.companies) {
      const key = `${companyId} ${week}`
      const debt = out.get(key) ?? { companyId, week, amount: 0 }
      debt.amount += income
      out.set(key, debt)
    }
  }
  return [...out.values()]
}

const hundreds = (tenge: number): number => Math.round(tenge / 100) * 100

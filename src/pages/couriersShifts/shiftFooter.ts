import type { Shift } from '../../api/shifts'
import { formatMoney } from '../../domain/money'
import { shiftOrderAndBonusPay } from '../../domain/shifts'
import { groupDigits } from '../../domain/textFormatting'
import { metresToKmText } from '../../domain/tracks'
import type { FooterRowContent } from '../../kit/list/TableFooterRows'

/**
 * Sums of the visible shifts. The API has no totals, so the label says whether the sums are for one page or for all shifts. Open shifts
 * have no pay yet; if a finished shift lacks a value, the sum is unknown.
 */
export function shiftFooterRows(shifts: readonly Shift[], isWhole: boolean): FooterRowContent[] {
  if (shifts.length === 0) return []
  const sum = (read: (shift: Shift) => number | undefined, text: (value: number) => string): string => {
    const values = shifts.filter((shift) => shift.finishedAt !== undefined || read(shift) !== undefined).map(read)
    return values.includes(undefined) ? '—' : text(values.reduce<number>((total, value) => total + (value ?? 0), 0))
  }
  return [
    {
      key: 'total',
      label: isWhole ? 'Итого' : 'Итого на странице',
      cells: {
        countOrder: sum(({ countOrder }) => countOrder, groupDigits),
        orderAmount: sum(({ salary }) => salary?.orderAmount, formatMoney),
        dailyBonus: sum(({ salary }) => salary?.dailyBonus, formatMoney),
        total: sum(shiftOrderAndBonusPay, formatMoney),
        sumDelivery: sum(({ sumDelivery }) => sumDelivery, formatMoney),
        distance: sum(({ distance }) => distance, metresToKmText),
      },
    },
  ]
}

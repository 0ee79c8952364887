/** Amounts of a salary (contract, «Money»). Whole tenge. */
export type SalarySumKey = PartKey | 'totalAmount' | DeductionKey | 'payouts'
type PartKey = 'hoursAmount' | 'orderAmount' | 'dailyBonus' | 'penalty'
type DeductionKey = 'holding' | 'paidDelivery'

export const sumSalaryParts = ({ hoursAmount, orderAmount, dailyBonus, penalty }: Record<PartKey, number>): number =>
  hoursAmount + orderAmount + dailyBonus - penalty

export const payoutAmount = ({
  totalAmount,
  holding,
  paidDelivery,
}: Record<'totalAmount' | DeductionKey, number>): number => totalAmount - holding - paidDelivery

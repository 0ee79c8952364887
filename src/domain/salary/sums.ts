/** Amounts that add up to a salary (contract, «Money»). Whole tenge. */
type SalaryParts = {
  hoursAmount: number
  orderAmount: number
  dailyBonus: number
  penalty: number
  holding: number
  paidDelivery: number
}

export const sumSalaryParts = ({
  hoursAmount,
  orderAmount,
  dailyBonus,
  penalty,
}: Omit<SalaryParts, 'holding' | 'paidDelivery'>): number => hoursAmount + orderAmount + dailyBonus - penalty

export const payoutAmount = ({
  totalAmount,
  holding,
  paidDelivery,
}: Pick<SalaryParts, 'holding' | 'paidDelivery'> & { totalAmount: number }): number =>
  totalAmount - holding - paidDelivery

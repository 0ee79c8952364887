/** Amounts of which a salary record consists (contract, «Money»). Whole tenge. */
export type SalaryParts = {
  hoursAmount: number
  orderAmount: number
  dailyBonus: number
  penalty: number
  holding: number
  paidDelivery: number
}

export const totalAmount = ({
  hoursAmount,
  orderAmount,
  dailyBonus,
  penalty,
}: Omit<SalaryParts, 'holding' | 'paidDelivery'>): number => hoursAmount + orderAmount + dailyBonus - penalty

export const payouts = ({
  totalAmount,
  holding,
  paidDelivery,
}: Pick<SalaryParts, 'holding' | 'paidDelivery'> & { totalAmount: number }): number =>
  totalAmount - holding - paidDelivery

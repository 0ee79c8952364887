export type PaymentRecord = {
  id: number
  companyId: number
  /** 1 cash, 2 bank transfer, 3 mobile-bank payment service. */
  methodId: 1 | 2 | 3
  amount: number
  payedAt: string
  comment: string | null
}

/** A payment from a partner company (operations, section 3). */
export type PaymentRecord = {
  id: number
  companyId: number
  /** 1 cash, 2 bank transfer, 3 mobile-bank payment service. */
  methodId: 1 | 2 | 3
  /** Whole tenge. */
  amount: number
  /** `yyyy-MM-dd`. */
  payedAt: string
  comment: string | null
}

import { type failing, responding } from '../../mocks/testing'

export const ID = 777
export const PATH = `/couriers/${ID}`
export const CARD = `/manage/courier/${ID}`

export const COURIER = {
  id: ID,
  fio: 'Ахметов Ержан',
  cityId: 1,
  courierTypeId: 5,
  slot: { id: 9, status: true },
  lastActiveOrder: null,
}

export const STATISTICS = {
  countSuccessOrders: 42,
  workHours: 51.5,
  orderAmount: 21_000,
  hoursAmount: 10_300,
  bonusAmount: 3000,
  penaltyAmount: 1000,
  totalAmount: 33_300,
  distance: 84_260,
}

export const FINE = {
  id: 5,
  name: 'Опоздание',
  price: 1000,
  createdAt: '2026-03-17 14:05:00',
  refereeName: 'Ковалёва Анна',
  comment: 'На 20 минут',
}

export const card = (more: object = {}) => [
  responding(CARD, { ...COURIER, ...more }),
  responding(`${CARD}/statistics`, STATISTICS),
  responding(`${CARD}/penalty`, [FINE]),
]

export const at = (address: string, ...responses: ReturnType<typeof failing>[]) => ({ stage: { address, responses } })

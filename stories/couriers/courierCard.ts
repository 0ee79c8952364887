import { type failingHandler, staticResponseHandler } from '../../mocks/testing'

export const COURIER_ID = 777
export const PATH = `/couriers/${COURIER_ID}`
export const COURIER_ENDPOINT = `/manage/courier/${COURIER_ID}`

export const COURIER = {
  id: COURIER_ID,
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

export const cardResponses = (more: object = {}) => [
  staticResponseHandler(COURIER_ENDPOINT, { ...COURIER, ...more }),
  staticResponseHandler(`${COURIER_ENDPOINT}/statistics`, STATISTICS),
  staticResponseHandler(`${COURIER_ENDPOINT}/penalty`, [FINE]),
]

export const stageParameters = (address: string, ...responses: ReturnType<typeof failingHandler>[]) => ({
  stage: { address, responses },
})

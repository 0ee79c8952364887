/**
 * Order statuses (contract, «statuses»). Statuses above 0 are an order's steps in this sequence, all others are
 * cancellations. White text on every status colour has a contrast of at least 4.5.
 */
export const ORDER_STATUS = {
  new: 10,
  accepted: 20,
  courierAssigned: 30,
  courierAtBranch: 40,
  cooking: 50,
  ready: 60,
  onTheWay: 70,
  atClient: 80,
  delivered: 100,
  cancelled: 0,
  clientRefused: -1,
  branchRefused: -2,
  duplicate: -3,
} as const

export type OrderStatusSeed = { key: number; value: string; color: string }

export const ORDER_STATUS_SEEDS: readonly OrderStatusSeed[] = [
  { key: 10, value: 'Новый', color: '#0958d9' },
  { key: 20, value: 'Принят', color: '#006d75' },
  { key: 30, value: 'Курьер назначен', color: '#531dab' },
  { key: 40, value: 'Курьер в заведении', color: '#9e1068' },
  { key: 50, value: 'Готовится', color: '#ad4e00' },
  { key: 60, value: 'Готов', color: '#7c5800' },
  { key: 70, value: 'В пути', color: '#1d39c4' },
  { key: 80, value: 'У клиента', color: '#237804' },
  { key: 100, value: 'Доставлен', color: '#135200' },
  { key: 0, value: 'Отменён', color: '#a8071a' },
  { key: -1, value: 'Отказ клиента', color: '#cf1322' },
  { key: -2, value: 'Отказ заведения', color: '#ad2102' },
  { key: -3, value: 'Дубликат', color: '#595959' },
]

export const ORDER_STATUS_SEQUENCE: readonly number[] = ORDER_STATUS_SEEDS.map(({ key }) => key).filter(
  (key) => key > 0,
)

export const orderStatusTitle = (status: number): string =>
  ORDER_STATUS_SEEDS.find(({ key }) => key === status)?.value ?? `Статус ${status}`

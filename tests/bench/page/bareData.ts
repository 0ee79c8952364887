export type BareRow = { id: number } & Record<string, unknown>

export const SCREENS = [
  { path: '/orders', name: 'Активные заказы', call: '/v1/manage/order/search' },
  { path: '/archive', name: 'Архив заказов', call: '/v1/manage/order/archive/search' },
]

export const MENU = [
  ...SCREENS,
  ...Array.from({ length: 12 }, (_, index) => ({ path: `/other-${index}`, name: `Раздел ${index + 1}` })),
]

const textAt = (key: string) => (row: BareRow) => String(row[key] ?? '—')

export const COLUMNS = [
  { key: 'city', title: 'Город / Район', render: textAt('cityId') },
  { key: 'id', title: '№ заказа', render: textAt('id') },
  { key: 'companyName', title: 'Заведение / Адрес доставки', render: textAt('companyName') },
  { key: 'sumTotal', title: 'Сумма', render: textAt('sumTotal') },
  { key: 'processing', title: 'Обработка / Приготовление', render: textAt('processing') },
  { key: 'way', title: 'В пути / Расстояние', render: textAt('externalId') },
  { key: 'createdAt', title: 'Дата создания', render: textAt('createdAt') },
  { key: 'courier', title: 'Курьер', render: textAt('customerName') },
  { key: 'deadline', title: 'Таймер / Ко времени', render: textAt('dateTimeStatusFinish') },
]

const settings = new URLSearchParams(location.search)

export async function loadRows(call: string): Promise<BareRow[]> {
  const response = await fetch(`${settings.get('api')}${call}?page=1`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${settings.get('key')}`, 'Content-Type': 'application/json' },
    body: '{}',
  })
  return (await response.json()) as BareRow[]
}

export function onBody(render: (root: HTMLElement) => void): void {
  document.addEventListener('DOMContentLoaded', () => render(document.body.appendChild(document.createElement('div'))))
}

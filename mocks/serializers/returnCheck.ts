import { RETURN_CHECK_PLACEHOLDER } from '../seeds/returnCheck'
import { formatLocalDateTime } from '../store/dateTime'
import type { OrderRecord } from '../store/records'
import type { World } from '../store/world'

export function returnCheckPicture({ db }: World, order: OrderRecord): string | null {
  if (order.returnCheckUrl !== RETURN_CHECK_PLACEHOLDER) return order.returnCheckUrl
  const [date = '', time = ''] = formatLocalDateTime(
    order.finishedAt ?? order.createdAt,
    db.timezone(order.cityId),
  ).split(' ')
  const lines = [
    'КАССОВЫЙ ЧЕК',
    'ВОЗВРАТ ПРИХОДА',
    '',
    `Заказ № ${order.id}`,
    `${date.split('-').reverse().join('.')}  ${time.slice(0, 5)}`,
    '',
    `ИТОГО  ${order.sumTotal} ₸`,
    'СПАСИБО!',
  ]
  const texts = lines.map((line, index) => `<text x="24" y="${48 + index * 32}">${line}</text>`)
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="320" font-family="monospace" font-size="14">
<rect width="240" height="320" fill="#fff"/>${texts.join('')}
<path d="M24 108h192M24 204h192" stroke="#000" stroke-dasharray="4 3"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(picture)}`
}

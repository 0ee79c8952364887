import { statusTitle } from '../seeds/orderStatuses'
import { matchesPath } from '../server/faults'

/** GET requests that change data, and POST requests that only read (contract, «Calls»). */
const CHANGING_GETS = [
  '/manage/order/{id}/change-status/{status}',
  '/manage/schedule/{id}/publish',
  '/manage/courier/{id}/slot-start',
  '/manage/courier/{id}/slot-stop',
  '/manage/salary/{id}/pay',
]
const READING_POSTS = /\/(search|summary|statistics|login|penalty)$|^\/manage\/report\//

export function isMutatingRequest(method: string, path: string): boolean {
  if (method === 'GET') return CHANGING_GETS.some((template) => matchesPath(template, path))
  return method === 'DELETE' || path === '/manage/penalty' || !READING_POSTS.test(path)
}

type Call = { method: string; path: string; body: unknown }

const WORDS: readonly [method: string, path: string, words: (ids: string[]) => string][] = [
  ['GET', CHANGING_GETS[0] as string, ([id, status]) => `Заказ ${id}: статус «${statusTitle(Number(status))}»`],
  ['GET', CHANGING_GETS[1] as string, ([id]) => `Расписание ${id} опубликовано`],
  ['GET', CHANGING_GETS[2] as string, ([id]) => `Смена курьера ${id} начата`],
  ['GET', CHANGING_GETS[3] as string, ([id]) => `Смена курьера ${id} завершена`],
  ['GET', CHANGING_GETS[4] as string, ([id]) => `Выплата ${id} отмечена`],
  ['POST', '/manage/salary/pay-bulk', () => 'Выплаты отмечены'],
  ['POST', '/manage/order/{id}/change-courier', ([id]) => `Заказ ${id}: другой курьер`],
  ['POST', '/manage/order/{id}/change-coordinate', ([id]) => `Заказ ${id}: другие координаты`],
  ['POST', '/manage/order/{id}', ([id]) => `Заказ ${id} изменён`],
  ['POST', '/manage/order', () => 'Заказ добавлен'],
  ['POST', '/manage/schedule', () => 'Расписание создано'],
  ['POST', '/manage/schedule/{id}/copy', ([id]) => `Расписание ${id} скопировано`],
  ['POST', '/manage/schedule/{id}/day/{date}', ([id, date]) => `Расписание ${id}: день ${date}`],
  ['POST', '/manage/schedule/{id}/day/copy', ([id]) => `Расписание ${id}: день скопирован`],
  ['POST', '/manage/courier/{id}/penalty/create', ([id]) => `Штраф курьеру ${id}`],
  ['DELETE', '/manage/courier/penalty/{id}', ([id]) => `Штраф ${id} удалён`],
  ['POST', '/manage/slot/{id}', ([id]) => `Смена ${id} изменена`],
  ['POST', '/manage/courier-rate/{id}', () => 'Ставки изменены'],
  ['POST', '/manage/courier-ratio-rate', () => 'Повышенная ставка добавлена'],
  ['POST', '/manage/courier-ratio-rate/{id}', ([id]) => `Повышенная ставка ${id} изменена`],
  ['POST', '/manage/notification/{id}', () => 'Уведомление скрыто'],
  ['POST', '/manage/pay', () => 'Оплата добавлена'],
]

/** Russian label of an API request for the training timeline. Falls back to the method and path. */
export function requestLabel({ method, path }: Call): string {
  const found = WORDS.find(([known, template]) => known === method && matchesPath(template, path))
  if (!found) return `${method} ${path}`
  const [, template, words] = found
  const parts = path.split('/')
  return words(template.split('/').flatMap((part, index) => (part.startsWith('{') ? (parts[index] ?? '') : [])))
}

export function commandLabel(command: string, payload: unknown): string {
  const { orderId, courierId, minutes, factor, speed, rules } = (payload ?? {}) as Record<string, unknown>
  switch (command) {
    case 'holdUp':
      return `Заказ ${orderId} задержан на ${minutes} мин`
    case 'breakDown':
      return `Курьер ${courierId} сломался`
    case 'noShow':
      return `Курьер ${courierId} не выйдет на смену`
    case 'rush':
      return `Наплыв заказов ×${factor} на ${minutes} мин`
    case 'speed':
      return `Скорость ×${speed}`
    case 'faults':
      return Array.isArray(rules) && rules.length > 0 ? 'Сбои связи' : 'Связь восстановлена'
    default:
      return command
  }
}

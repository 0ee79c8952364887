import { orderStatusTitle } from '../seeds/orderStatuses'
import { matchesApiPath } from '../server/faults'

/** Paths of POST requests that change no data (contract, «Calls»). */
const READING_POSTS = /\/(search|summary|statistics|login|penalty)$|^\/manage\/report\//

/**
 * Russian descriptions of requests that change data. Add every GET that changes data: `isMutatingRequest` finds such requests only in this
 * table.
 */
const WORDS: readonly [method: string, path: string, words: (ids: string[]) => string][] = [
  [
    'GET',
    '/manage/order/{id}/change-status/{status}',
    ([id, status]) => `Заказ ${id}: статус «${orderStatusTitle(Number(status))}»`,
  ],
  ['GET', '/manage/schedule/{id}/publish', ([id]) => `Расписание ${id} опубликовано`],
  ['GET', '/manage/courier/{id}/slot-start', ([id]) => `Смена курьера ${id} начата`],
  ['GET', '/manage/courier/{id}/slot-stop', ([id]) => `Смена курьера ${id} завершена`],
  ['GET', '/manage/salary/{id}/pay', ([id]) => `Выплата ${id} отмечена`],
  ['POST', '/manage/salary/pay-bulk', () => 'Выплаты отмечены'],
  ['POST', '/manage/order/{id}/change-courier', ([id]) => `Заказ ${id}: другой курьер`],
  ['POST', '/manage/order/{id}/change-coordinate', ([id]) => `Заказ ${id}: другие координаты`],
  ['POST', '/manage/order/{id}', ([id]) => `Заказ ${id} изменён`],
  ['POST', '/manage/order', () => 'Заказ добавлен'],
  ['POST', '/manage/schedule', () => 'Расписание создано'],
  ['POST', '/manage/schedule/{id}/copy', ([id]) => `Расписание ${id} скопировано`],
  ['POST', '/manage/schedule/{id}/clear', ([id]) => `Расписание ${id}: черновик сброшен`],
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
  ['POST', '/manage/pay/{id}', ([id]) => `Оплата ${id} изменена`],
  ['DELETE', '/manage/pay/{id}', ([id]) => `Оплата ${id} удалена`],
]

const findWords = (method: string, path: string) =>
  WORDS.find(([known, template]) => known === method && matchesApiPath(template, path))

export function isMutatingRequest(method: string, path: string): boolean {
  if (method === 'GET') return findWords(method, path) !== undefined
  return method === 'DELETE' || path === '/manage/penalty' || !READING_POSTS.test(path)
}

export function describeRequest(method: string, path: string): string {
  const found = findWords(method, path)
  if (!found) return `${method} ${path}`
  const [, template, words] = found
  const parts = template.split('/')
  return words(path.split('/').filter((_, index) => parts[index]?.startsWith('{')))
}

const COMMANDS: Record<string, (payload: Record<string, unknown>) => string> = {
  holdUp: ({ orderId, minutes }) => `Заказ ${orderId} задержан на ${minutes} мин`,
  breakDown: ({ courierId }) => `Курьер ${courierId} сломался`,
  noShow: ({ courierId }) => `Курьер ${courierId} не выйдет на смену`,
  rush: ({ factor, minutes }) => `Наплыв заказов ×${factor} на ${minutes} мин`,
  speed: ({ speed }) => `Скорость ×${speed}`,
  faults: ({ rules }) => (Array.isArray(rules) && rules.length > 0 ? 'Сбои связи' : 'Связь восстановлена'),
}

export const describeDemoCommand = (command: string, payload: unknown): string =>
  COMMANDS[command]?.((payload ?? {}) as Record<string, unknown>) ?? command

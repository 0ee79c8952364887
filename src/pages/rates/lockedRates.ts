import { counted, plural } from '../../domain/text'

/**
 * Why rates cannot be saved: what the server sent without a required field is not shown (contract, «rows without a required
 * field»), and a save replaces the whole list. Undefined where everything could be read.
 */
export const lockedRates = (unreadable = 0): string | undefined =>
  unreadable > 0
    ? `${counted(unreadable, 'ставка', 'ставки', 'ставок')} ${plural(unreadable, 'не показана', 'не показаны', 'не показаны')}: ` +
      'сервер прислал не все поля. Сохранение отключено, чтобы ничего не потерять.'
    : undefined

/** Why the bonus grids of a city cannot be copied, nor written over: one that cannot be read looks like an empty one. */
export const uncopyableGrids = (unreadable = 0): string | undefined =>
  unreadable > 0
    ? `${counted(unreadable, 'бонусная сетка', 'бонусные сетки', 'бонусных сеток')} ${plural(unreadable, 'не читается', 'не читаются', 'не читаются')}: ` +
      'сервер прислал не все поля. Копирование отключено, чтобы ничего не потерять.'
    : undefined

import { counted, plural } from '../../domain/text'

/**
 * A save replaces the whole list, so it is disabled if some rates were dropped because of missing fields (contract,
 * «rows without a required field»).
 */
export const lockedRates = (unreadable = 0): string | undefined =>
  unreadable > 0
    ? `${counted(unreadable, 'ставка', 'ставки', 'ставок')} ${plural(unreadable, 'не показана', 'не показаны', 'не показаны')}: ` +
      'сервер прислал не все поля. Сохранение отключено, чтобы ничего не потерять.'
    : undefined

/** An unreadable grid looks empty, so a copy would overwrite it. */
export const uncopyableGrids = (unreadable = 0): string | undefined =>
  unreadable > 0
    ? `${counted(unreadable, 'бонусная сетка', 'бонусные сетки', 'бонусных сеток')} ${plural(unreadable, 'не читается', 'не читаются', 'не читаются')}: ` +
      'сервер прислал не все поля. Копирование отключено, чтобы ничего не потерять.'
    : undefined

import { unreadableText } from '../../../domain/unreadableText'
import { RequestFailure } from '../../../lib/failure'

/** Message about rows that were dropped because they lack a required field (contract). */
const unreadRowsText = (count = 0): string | undefined =>
  count > 0 ? `${unreadableText(count, 'shift')}: сервер прислал не все поля` : undefined

/** Throws if some rows of a day could not be read: a save replaces the whole day and would delete those rows. */
export function assertRowsReadable(count: number | undefined): void {
  const message = unreadRowsText(count)
  if (message !== undefined)
    throw new RequestFailure({ message, hint: 'Редактирование отключено, чтобы не потерять данные' })
}

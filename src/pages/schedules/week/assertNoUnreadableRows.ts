import { type UnreadableRowNoun, unreadableRowsText } from '../../../domain/unreadableRowsText'
import { RequestFailure } from '../../../lib/failure'

/** Throws if some rows of a day could not be read: a save replaces the whole day and would delete those rows. */
export function assertShiftsReadable(count: number | undefined): void {
  assertNoUnreadableRows(count, 'shift', 'Редактирование отключено, чтобы не потерять данные')
}

/** Throws if some rows were dropped because they lack a required field (contract). */
export function assertNoUnreadableRows(count: number | undefined, noun: UnreadableRowNoun, hint?: string): void {
  if (!count) return
  const message = `${unreadableRowsText(count, noun)}: сервер прислал не все поля`
  throw new RequestFailure({ message, ...(hint === undefined ? {} : { hint }) })
}

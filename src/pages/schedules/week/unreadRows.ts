import { unreadableText } from '../../../domain/unreadableText'
import { RequestFailure } from '../../../lib/failure'

/** Rows without a required field are dropped and counted (contract). */
const unreadRowsText = (count = 0): string | undefined =>
  count > 0 ? `${unreadableText(count, 'shift')}: сервер прислал не все поля` : undefined

/** A save replaces whole days and would delete the unreadable rows. */
export function refuseUnreadRows(count: number | undefined): void {
  const message = unreadRowsText(count)
  if (message !== undefined) throw new RequestFailure({ message, hint: 'Править нельзя, чтобы ничего не потерять' })
}

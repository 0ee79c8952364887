import { leftOutText } from '../../../domain/leftOut'
import { RequestFailure } from '../../../lib/failure'

/** «1 смена не показана»: rows without a required field are left out and counted (contract); undefined where there is none. */
const unreadRowsText = (count = 0): string | undefined =>
  count > 0 ? `${leftOutText(count, 'shift')}: сервер прислал не все поля` : undefined

/** Throws where rows of a draft could not be read: a save replaces whole days, and would delete them. */
export function refuseUnreadRows(count: number | undefined): void {
  const message = unreadRowsText(count)
  if (message !== undefined) throw new RequestFailure({ message, hint: 'Править нельзя, чтобы ничего не потерять' })
}

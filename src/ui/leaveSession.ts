import { signOut } from '../session/session'
import { askBeforeLeaving } from './form/leaveGuard'

/** «Выйти»: asks first, as every way out of a page does, where something typed would be lost. */
export const leaveSession = (): void => askBeforeLeaving(signOut)

import { signOut } from '../session/session'
import { askBeforeLeaving } from './form/leaveGuard'

export const leaveSession = (): void => askBeforeLeaving(signOut)

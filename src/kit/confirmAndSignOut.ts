import { signOut } from '../session/session'
import { askBeforeLeaving } from './form/leaveGuard'

export const confirmAndSignOut = (): void => askBeforeLeaving(signOut)

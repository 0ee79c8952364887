import { signOut } from '../session/session'
import { askBeforeLeaving } from './form/leaveGuard'

export const askAndSignOut = (): void => askBeforeLeaving(signOut)

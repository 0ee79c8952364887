import { signOut } from '../session/session'
import { confirmUnsavedChanges } from './form/leaveGuard'

export const confirmAndSignOut = (): void => confirmUnsavedChanges(signOut)

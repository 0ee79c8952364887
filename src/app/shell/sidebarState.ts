import { proxy } from 'valtio'
import { readStoredText, writeStoredText } from '../../lib/storage'

const STORED = 'sidebar'

const isStoredCollapsed = () => readStoredText(STORED) === 'closed'

/** The sidebar is open by default; the user's choice is stored (reference-data, section 1). */
export const sidebarState = proxy({ isCollapsed: isStoredCollapsed() })

export function toggleSidebar(): void {
  sidebarState.isCollapsed = !sidebarState.isCollapsed
  writeStoredText(STORED, sidebarState.isCollapsed ? 'closed' : 'open')
}

/** True collapses the sidebar without changing the stored choice of the user; false restores this choice. */
export function overrideSidebarCollapsed(isCollapsed: boolean): void {
  sidebarState.isCollapsed = isCollapsed || isStoredCollapsed()
}

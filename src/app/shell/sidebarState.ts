import { proxy } from 'valtio'
import { readStored, writeStored } from '../../lib/storage'

const STORED = 'sidebar'

/** The sidebar is open by default; the user's choice is stored (reference-data, section 1). */
export const sidebarState = proxy({ isCollapsed: readStored(STORED) === 'closed' })

export function toggleSidebar(): void {
  sidebarState.isCollapsed = !sidebarState.isCollapsed
  writeStored(STORED, sidebarState.isCollapsed ? 'closed' : 'open')
}

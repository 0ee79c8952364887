import { proxy } from 'valtio'
import { readStoredText, writeStoredText } from '../../lib/storage'

const KEY = 'filter'
const OPEN = 'open'

export const filterPanelState = proxy({ isOpen: readStoredText(KEY) === OPEN })

export function setFilterPanelOpen(isOpen: boolean): void {
  filterPanelState.isOpen = isOpen
  writeStoredText(KEY, isOpen ? OPEN : null)
}

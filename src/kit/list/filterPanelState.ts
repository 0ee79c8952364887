import { proxy } from 'valtio'
import { readStored, writeStored } from '../../lib/storage'

const KEY = 'filter'
const OPEN = 'open'

export const filterPanelState = proxy({ isOpen: readStored(KEY) === OPEN })

export function setFilterPanelOpen(isOpen: boolean): void {
  filterPanelState.isOpen = isOpen
  writeStored(KEY, isOpen ? OPEN : null)
}

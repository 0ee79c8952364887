import { proxy } from 'valtio'
import { readStored, writeStored } from '../../lib/storage'

const KEY = 'filter'
const OPEN = 'open'

/** Whether the fields of filters are unfolded: as the person left them, the same in every list. */
export const filterFold = proxy({ isOpen: readStored(KEY) === OPEN })

export function foldFilter(isOpen: boolean): void {
  filterFold.isOpen = isOpen
  writeStored(KEY, isOpen ? OPEN : null)
}

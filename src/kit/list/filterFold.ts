import { proxy } from 'valtio'
import { readStored, writeStored } from '../../lib/storage'

const KEY = 'filter'
const OPEN = 'open'

export const filterFold = proxy({ isOpen: readStored(KEY) === OPEN })

export function foldFilter(isOpen: boolean): void {
  filterFold.isOpen = isOpen
  writeStored(KEY, isOpen ? OPEN : null)
}

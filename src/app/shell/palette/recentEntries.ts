import { array, is, string } from 'superstruct'
import { readStoredJson, writeStored } from '../../../lib/storage'

const MOST = 5

export function readRecentEntries(userId: number): string[] {
  const stored = readStoredJson(keyOf(userId))
  return is(stored, array(string())) ? stored : []
}

export function addRecentEntry(userId: number, id: string): void {
  const ids = [id, ...readRecentEntries(userId).filter((known) => known !== id)].slice(0, MOST)
  writeStored(keyOf(userId), JSON.stringify(ids))
}

const keyOf = (userId: number): string => `palette:${userId}`

import { array, is, string } from 'superstruct'
import { readStoredJson, writeStored } from '../../../lib/storage'

const MOST = 5

export function readRecent(userId: number): string[] {
  const stored = readStoredJson(keyOf(userId))
  return is(stored, array(string())) ? stored : []
}

export function noteRecent(userId: number, id: string): void {
  const ids = [id, ...readRecent(userId).filter((known) => known !== id)].slice(0, MOST)
  writeStored(keyOf(userId), JSON.stringify(ids))
}

const keyOf = (userId: number): string => `palette:${userId}`

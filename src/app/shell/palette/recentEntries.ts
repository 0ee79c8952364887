import { array, is, number, type Struct, string } from 'superstruct'
import { paths } from '../../../kit/address/paths'
import { readStoredJson, writeStoredText } from '../../../lib/storage'
import type { PaletteEntry } from './paletteEntries'

const MOST = 5

export const readRecentPaletteIds = (userId: number): string[] => readRecent(entriesKey(userId), string())

export const addRecentPaletteEntry = (userId: number, id: string): void => addRecent(entriesKey(userId), string(), id)

export function recentOrderPaletteEntries(userId: number): PaletteEntry[] {
  return readRecent(ordersKey(userId), number()).map((id) => ({
    id: `order:${id}`,
    kind: 'order',
    label: `Заказ № ${id}`,
    to: paths.ordersWith({ order: id }),
  }))
}

export function addRecentPaletteOrder(userId: number, entryId: string): void {
  const id = Number(/^order:(\d+)$/.exec(entryId)?.[1])
  if (Number.isInteger(id)) addRecent(ordersKey(userId), number(), id)
}

const entriesKey = (userId: number): string => `palette:${userId}`
const ordersKey = (userId: number): string => `palette:orders:${userId}`

function readRecent<T>(key: string, struct: Struct<T>): T[] {
  const stored = readStoredJson(key)
  return is(stored, array(struct)) ? stored : []
}

function addRecent<T>(key: string, struct: Struct<T>, value: T): void {
  const values = [value, ...readRecent(key, struct).filter((known) => known !== value)].slice(0, MOST)
  writeStoredText(key, JSON.stringify(values))
}

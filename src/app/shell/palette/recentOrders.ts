import { array, is, number } from 'superstruct'
import { paths } from '../../../kit/address/paths'
import { readStoredJson, writeStored } from '../../../lib/storage'
import type { PaletteEntry } from './paletteEntries'

const MOST = 5

export function recentOrders(userId: number): PaletteEntry[] {
  return readIds(userId).map((id) => ({
    id: `order:${id}`,
    kind: 'order',
    label: `Заказ № ${id}`,
    to: paths.ordersWith({ order: id }),
  }))
}

export function addRecentOrder(userId: number, entryId: string): void {
  const id = Number(/^order:(\d+)$/.exec(entryId)?.[1])
  if (!Number.isInteger(id)) return
  const ids = [id, ...readIds(userId).filter((known) => known !== id)].slice(0, MOST)
  writeStored(keyOf(userId), JSON.stringify(ids))
}

function readIds(userId: number): number[] {
  const stored = readStoredJson(keyOf(userId))
  return is(stored, array(number())) ? stored : []
}

const keyOf = (userId: number): string => `palette:orders:${userId}`

import { createContext, use } from 'react'

type ShownColumn = { key?: unknown; children?: readonly ShownColumn[] }

/** The table's visible columns in order. Users hide and reorder columns inside ProTable, and the table footer needs the result. */
export const ShownColumnsContext = createContext<readonly ShownColumn[]>([])

export function useVisibleColumnKeys(): string[] {
  return keysOf(use(ShownColumnsContext))
}

function keysOf(columns: readonly ShownColumn[]): string[] {
  return columns.flatMap((column) => (column.children ? keysOf(column.children) : [String(column.key)]))
}

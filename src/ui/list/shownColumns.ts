import { createContext, use } from 'react'

/** A column as the table shows it; a group has columns of its own. */
type ShownColumn = { key?: unknown; children?: readonly ShownColumn[] }

/**
 * The columns in sight, in their order. People hide and move columns inside ProTable, so what has to line up with the
 * columns (the footer) reads them here.
 */
export const ShownColumns = createContext<readonly ShownColumn[]>([])

/** The keys of the columns in sight, those of a group one by one. */
export function useShownKeys(): string[] {
  return keysOf(use(ShownColumns))
}

function keysOf(columns: readonly ShownColumn[]): string[] {
  return columns.flatMap((column) => (column.children ? keysOf(column.children) : [String(column.key)]))
}

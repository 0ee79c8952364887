import type { ProTableProps } from '@ant-design/pro-components'
import { useEffect, useMemo, useState } from 'react'
import { deepEqual } from '../../lib/deepEqual'
import { readStoredText, writeStoredText } from '../../lib/storage'
import type { Column } from './columns'

const DENSITIES = ['small', 'middle', 'large'] as const
const DEFAULT_DENSITY = 'small'

/** Space above and below the two lines of a row, in px. */
export const TABLE_ROW_PADDING: Record<Density, number> = { small: 2, middle: 6, large: 10 }

type Density = (typeof DENSITIES)[number]

type ColumnsState = NonNullable<ProTableProps<object, object>['columnsState']>

type ColumnKeyMap = NonNullable<ColumnsState['value']>

/**
 * The column settings of a table. They are stored per `table`, and a change in another tab applies here too. ProTable's own storage is not
 * used: to apply such a change, ProTable would have to remount and would lose open rows and dialogs.
 */
export function useTableColumnsState(
  table: string,
  columns: readonly Pick<Column<never>, 'key' | 'isHidden' | 'fixed'>[],
): ColumnsState {
  const storageKey = `columns:${table}`
  const [stored, setStored] = useState(() => readStoredText(storageKey))
  useEffect(() => {
    const follow = () => setStored(readStoredText(storageKey))
    // Read the settings again when a cached screen is shown, because it misses the changes that other tabs make while it is hidden.
    follow()
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [storageKey])
  return useMemo(() => {
    const defaultValue: ColumnKeyMap = Object.fromEntries(
      // ProTable's column settings override `fixed` of the column definition, so the settings repeat `fixed`.
      columns.map(({ key, isHidden, fixed }) => [key, { show: isHidden !== true, ...(fixed ? { fixed } : {}) }]),
    )
    const value: ColumnKeyMap = { ...defaultValue, ...parseColumns(stored) }
    return {
      defaultValue,
      value,
      onChange(next) {
        // ProTable also calls `onChange` with the value that it received as a prop. Such a value is not stored.
        if (deepEqual(next, value)) return
        const text = JSON.stringify(next)
        setStored(text)
        writeStoredText(storageKey, text)
      },
    }
  }, [columns, stored, storageKey])
}

function parseColumns(text: string | null): ColumnKeyMap {
  try {
    return JSON.parse(text ?? '{}')
  } catch {
    return {}
  }
}

export function useTableDensity(table: string): [Density, (density: Density | undefined) => void] {
  const key = `density:${table}`
  const [density, setDensity] = useState(
    () => DENSITIES.find((known) => known === readStoredText(key)) ?? DEFAULT_DENSITY,
  )
  return [
    density,
    (chosen = DEFAULT_DENSITY) => {
      setDensity(chosen)
      writeStoredText(key, chosen)
    },
  ]
}

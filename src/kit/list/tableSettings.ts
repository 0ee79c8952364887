import type { ProTableProps } from '@ant-design/pro-components'
import { useEffect, useState } from 'react'
import { equal } from '../../lib/equal'
import { readStored, storageHealth, writeStored } from '../../lib/storage'
import type { Column } from './columns'

const DENSITIES = ['small', 'middle', 'large'] as const
const DEFAULT_DENSITY = 'small'

/** Space above and below the two lines of a row, in px. */
export const ROW_PADDING: Record<Density, number> = { small: 2, middle: 6, large: 10 }

type Density = (typeof DENSITIES)[number]

type ColumnsState = NonNullable<ProTableProps<object, object>['columnsState']>

export function readColumnsState(
  table: string,
  columns: readonly Pick<Column<never>, 'key' | 'isHidden' | 'fixed'>[],
): ColumnsState {
  const defaultValue = Object.fromEntries(
    // This setting overrides the column's own settings, so it has to repeat `fixed`.
    columns.map(({ key, isHidden, fixed }) => [key, { show: isHidden !== true, ...(fixed ? { fixed } : {}) }]),
  )
  // ProTable fails to render if access to localStorage throws, so without storage the column settings are not saved.
  if (storageHealth.isBroken()) return { defaultValue }
  return { defaultValue, persistenceKey: `columns:${table}`, persistenceType: 'localStorage' }
}

/**
 * Returns a number that changes when another browser tab stores different column settings. Use it as the key of the table, so that the
 * table remounts with the new settings. Otherwise its next change would overwrite them.
 */
export function useStoredColumnsVersion(table: string): number {
  const [version, setVersion] = useState(0)
  useEffect(() => {
    const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      // A tab stores all settings on mount, perhaps with the keys in another order.
      if (key === `columns:${table}` && !equal(parsed(oldValue), parsed(newValue))) setVersion((last) => last + 1)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [table])
  return version
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

export function useDensity(table: string): [Density, (density: Density | undefined) => void] {
  const key = `density:${table}`
  const [density, setDensity] = useState(() => DENSITIES.find((known) => known === readStored(key)) ?? DEFAULT_DENSITY)
  return [
    density,
    (chosen = DEFAULT_DENSITY) => {
      setDensity(chosen)
      writeStored(key, chosen)
    },
  ]
}

import type { ProTableProps } from '@ant-design/pro-components'
import { useState } from 'react'
import { readStored, storageHealth, writeStored } from '../../lib/storage'
import type { Column } from './columns'

const DENSITIES = ['small', 'middle', 'large'] as const
const DEFAULT_DENSITY = 'small'

type Density = (typeof DENSITIES)[number]

type ColumnsState = NonNullable<ProTableProps<object, object>['columnsState']>

export function readColumnsState(
  table: string,
  columns: readonly Pick<Column<never>, 'key' | 'isHidden' | 'fixed'>[],
): ColumnsState {
  const defaultValue = Object.fromEntries(
    // This overrides the column's own settings, so `fixed` must be repeated.
    columns.map(({ key, isHidden, fixed }) => [key, { show: isHidden !== true, ...(fixed ? { fixed } : {}) }]),
  )
  // The table fails if storage access throws.
  if (storageHealth.isBroken()) return { defaultValue }
  return { defaultValue, persistenceKey: `columns:${table}`, persistenceType: 'localStorage' }
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

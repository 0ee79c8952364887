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
    // This setting overrides the column's own settings, so it has to repeat `fixed`.
    columns.map(({ key, isHidden, fixed }) => [key, { show: isHidden !== true, ...(fixed ? { fixed } : {}) }]),
  )
  // ProTable fails to render if access to localStorage throws, so without storage the column settings are not saved.
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

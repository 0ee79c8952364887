import type { ProTableProps } from '@ant-design/pro-components'
import { useState } from 'react'
import { readStored, storageHealth, writeStored } from '../../lib/storage'
import type { Column } from './columns'

const DENSITIES = ['small', 'middle', 'large'] as const
const DEFAULT_DENSITY = 'small'

type Density = (typeof DENSITIES)[number]

type ColumnsState = NonNullable<ProTableProps<object, object>['columnsState']>

/** A person's choice of columns and their order, which the table itself keeps in the browser under the table's name. */
export function readColumnsState(
  table: string,
  columns: readonly Pick<Column<never>, 'key' | 'isHidden' | 'fixed'>[],
): ColumnsState {
  const defaultValue = Object.fromEntries(
    // What stands here takes the place of the column's own settings, the side that it is fixed to among them.
    columns.map(({ key, isHidden, fixed }) => [key, { show: isHidden !== true, ...(fixed ? { fixed } : {}) }]),
  )
  // The table would stumble over a storage that may not even be touched.
  if (storageHealth.isBroken()) return { defaultValue }
  return { defaultValue, persistenceKey: `columns:${table}`, persistenceType: 'localStorage' }
}

/** The density that was chosen for a table, which the browser keeps; rows are compact until then. */
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

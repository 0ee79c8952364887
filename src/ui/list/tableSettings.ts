import type { ProTableProps } from '@ant-design/pro-components'
import { enums } from 'superstruct'
import { readStored, storageHealth, writeStored } from '../../lib/storage'
import type { Column } from './columns'

const Density = enums(['small', 'middle', 'large'])

type ColumnsState = NonNullable<ProTableProps<object, object>['columnsState']>

/** A person's choice of columns and their order, which the table itself keeps in the browser under the table's name. */
export function columnsStateOf<Row>(table: string, columns: readonly Column<Row>[]): ColumnsState {
  const defaultValue = Object.fromEntries(columns.map(({ key, isHidden }) => [key, { show: isHidden !== true }]))
  // The table would stumble over a storage that may not even be touched.
  if (storageHealth.isBroken()) return { defaultValue }
  return { defaultValue, persistenceKey: `columns:${table}`, persistenceType: 'localStorage' }
}

/** The density that was chosen for a table; rows are compact until then. */
export function densityOf(table: string) {
  const stored = readStored(densityKey(table))
  return Density.is(stored) ? stored : 'small'
}

export function keepDensity(table: string, density: unknown): void {
  if (Density.is(density)) writeStored(densityKey(table), density)
}

const densityKey = (table: string) => `density:${table}`

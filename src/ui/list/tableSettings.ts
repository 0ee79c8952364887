import type { ColumnsState } from '@ant-design/pro-components'
import { useState } from 'react'
import { boolean, create, enums, type Infer, number, optional, record, string, type } from 'superstruct'
import { readStoredJson, writeStored } from '../../lib/storage'
import type { Column } from './columns'

const Density = enums(['small', 'middle', 'large'])
const Settings = type({
  density: optional(Density),
  columns: optional(record(string(), type({ show: optional(boolean()), order: optional(number()) }))),
})
type Settings = Infer<typeof Settings>

/** A person's choice of columns, their order and the density of one table; it stays in the browser. */
export function useTableSettings<Row>(table: string, columns: readonly Column<Row>[]) {
  const [settings, setSettings] = useState(() => readSettings(table))
  const change = (part: Settings) => {
    const next = { ...settings, ...part }
    setSettings(next)
    writeStored(storageKey(table), JSON.stringify(next))
  }
  const hidden = Object.fromEntries(columns.filter((c) => c.isHidden).map((c) => [c.key, { show: false }]))
  return {
    density: settings.density ?? 'small',
    setDensity: (density: unknown) => change({ density: Density.is(density) ? density : 'small' }),
    columnsState: { ...hidden, ...settings.columns } as Record<string, ColumnsState>,
    setColumnsState: (state: Record<string, ColumnsState>) => change({ columns: pickColumns(state) }),
  }
}

const storageKey = (table: string) => `table:${table}`

function readSettings(table: string): Settings {
  try {
    return create(readStoredJson(storageKey(table)), Settings)
  } catch {
    return {}
  }
}

function pickColumns(state: Record<string, ColumnsState>): NonNullable<Settings['columns']> {
  return Object.fromEntries(
    Object.entries(state).map(([key, { show, order }]) => [
      key,
      { ...(show === undefined ? {} : { show }), ...(order === undefined ? {} : { order }) },
    ]),
  )
}

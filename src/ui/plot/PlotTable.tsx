import { memo } from 'react'
import type { PlotColumn, PlotReading } from './points'

type PlotTableProps = { title: string; columns: readonly PlotColumn[]; readings: readonly PlotReading[] }

/** The figures of a plot as a table, for screen readers alone. */
function PlotTableInner({ title, columns, readings }: PlotTableProps) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>{title}</caption>
        {columns.some((column) => column.title) && (
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column.title} scope="col">
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {readings.map(({ label, cells }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two couriers may have one name; a reading is its place.
            <tr key={place}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Memoised: reading a plot renders only what is read. */
export const PlotTable = memo(PlotTableInner)

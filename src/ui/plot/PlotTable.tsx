import { memo } from 'react'
import type { PlotPointValues, PlotTableColumn } from './plotPoints'

type PlotTableProps = { title: string; columns: readonly PlotTableColumn[]; readings: readonly PlotPointValues[] }

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
          {readings.map(({ label, cells }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two couriers may have the same name, so the index is the key
            <tr key={index}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the column
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export const PlotTable = memo(PlotTableInner)

import type { ReactNode } from 'react'
import './catalogue.css'

export function Page({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <article className="catalogue">
      <h1>{title}</h1>
      <p>{about}</p>
      {children}
    </article>
  )
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

export function Rows({ head, rows }: { head: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  return (
    <section className="catalogue__scroll" aria-label={head[0]} {...scrollable}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a page never move
            <tr key={row}>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells of a row never move
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Makes a wide table focusable, so that keyboard users can scroll it. */
const scrollable = { tabIndex: 0 }

export function DoAndDont({ good, bad }: { good: ReactNode; bad: ReactNode }) {
  return (
    <div className="catalogue__pair">
      <div className="catalogue__card">
        <strong>Делайте.</strong> {good}
      </div>
      <div className="catalogue__card catalogue__card--dont">
        <strong>Не делайте.</strong> {bad}
      </div>
    </div>
  )
}

import { Children, type ComponentProps, type HTMLAttributes, type ReactNode } from 'react'

/** Divides the rows of a list into blocks, each under a heading row. Rows of one block follow each other. */
export type RowBlocks<Row> = {
  /** What the rows of one block have in common: the id of their dispatch point. */
  blockKey: (row: Row) => string | number
  /** The heading of a block, given its rows on this page. */
  heading: (rows: readonly Row[]) => ReactNode
}

/** The heading that stands before a row: those of the first row of each block. */
export function blockHeadings<Row>(
  rows: readonly Row[],
  { blockKey, heading }: RowBlocks<Row>,
): ReadonlyMap<Row, ReactNode> {
  const blocks: { first: Row; key: string | number; rows: Row[] }[] = []
  for (const row of rows) {
    const key = blockKey(row)
    const last = blocks.at(-1)
    if (last?.key === key) last.rows.push(row)
    else blocks.push({ first: row, key, rows: [row] })
  }
  return new Map(blocks.map((block) => [block.first, heading(block.rows)]))
}

type RowProps = ComponentProps<'tr'> & { heading?: ReactNode }

/** For `onRow`: hands a heading to the row of {@link BLOCK_COMPONENTS}. */
export const headingProps = (heading: ReactNode): HTMLAttributes<HTMLElement> =>
  ({ heading }) satisfies RowProps as HTMLAttributes<HTMLElement>

/**
 * A row of the table with the heading of its block before it. The heading is no row of the data: the table would count it
 * among the entries of the page and cut off the last ones, and keys would walk onto it.
 */
function BlockRow({ heading, children, ...row }: RowProps) {
  const line = <tr {...row}>{children}</tr>
  if (heading === undefined) return line
  return (
    <>
      <tr className="table-block">
        <th scope="rowgroup" colSpan={Children.count(children)} className="ant-table-cell">
          <div className="table-block__heading">{heading}</div>
        </th>
      </tr>
      {line}
    </>
  )
}

/** For the table's `components`: the same object, or each render would build all rows anew. */
export const BLOCK_COMPONENTS = { body: { row: BlockRow } }

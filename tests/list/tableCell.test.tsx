import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render } from '@testing-library/react'
import { createContext, useContext } from 'react'
import { createTableCell } from '../../scripts/bundle/trim/tableCell.mjs'

/** The cell that the bundler puts in the place of the library's: it shows the same, and renders its content as often. */

const Mark = createContext(0)
const LibraryCell = ({ children }: { children?: string }) => <td data-library="">{children}</td>
const Cell = createTableCell(LibraryCell, () => useContext(Mark))

type Row = { name: string; place?: { name: string } }
const ROW: Row = { name: 'Плов' }
const USUAL = { component: 'td', prefixCls: 'ant-table', record: ROW, index: 0, renderIndex: 0, dataIndex: 'name' }

const shown = (props: object, mark = 0) => (
  <Mark value={mark}>
    <table>
      <tbody>
        <tr>
          <Cell {...USUAL} additionalProps={{}} {...props} />
        </tr>
      </tbody>
    </table>
  </Mark>
)
const cellOf = (props: object) => render(shown(props)).container.querySelector('td')

afterEach(cleanup)

test('it shows the value, or what the column makes of it', () => {
  expect(cellOf({})?.outerHTML).toBe('<td class="ant-table-cell">Плов</td>')
  cleanup()
  expect(cellOf({ record: { place: { name: 'Центр' } }, dataIndex: ['place', 'name'] })?.textContent).toBe('Центр')
  cleanup()
  const made = cellOf({
    render: (value: string, row: Row) => <b>{value + row.name}</b>,
    className: 'sum',
    align: 'right',
  })
  expect(made?.outerHTML).toBe('<td class="ant-table-cell sum" style="text-align: right;"><b>ПловПлов</b></td>')
})

test.each([
  ['fixed', { fixStart: 0 }],
  ['shortened', { ellipsis: true }],
  ['nested', { appendNode: '+' }],
  ['one with attributes of its own', { additionalProps: { colSpan: 2 } }],
  ['one of a heading', { record: undefined, children: 'Сумма' }],
])('a %s cell is the library’s', (_kind, props) => {
  expect(cellOf(props)?.hasAttribute('data-library')).toBe(true)
})

test('a column may say which columns its cell spans', () => {
  const spanning = (colSpan: number) => ({ render: () => ({ children: 'Итого', props: { colSpan } }) })
  expect(cellOf(spanning(3))?.colSpan).toBe(3)
  cleanup()
  expect(cellOf(spanning(0))).toBeNull()
})

test('the content is made anew when the table renders, unless the column says that its row is the same', () => {
  let made = 0
  const render_ = () => String(++made)
  const { rerender, container } = render(shown({ render: render_ }))
  rerender(shown({ render: render_ }))
  expect(container.textContent).toBe('1')
  rerender(shown({ render: render_ }, 1))
  expect(container.textContent).toBe('2')
  cleanup()
  made = 0
  const live = { render: render_, shouldCellUpdate: (row: Row, before: Row) => row !== before }
  const follows = render(shown(live))
  follows.rerender(shown(live, 1))
  expect(follows.container.textContent).toBe('1')
  follows.rerender(shown({ ...live, record: { name: 'Суп' } }, 1))
  expect(follows.container.textContent).toBe('2')
})

import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Table } from 'antd'
import { formatMoney } from '../../src/domain/money'
import { ShownColumnsContext } from '../../src/kit/list/shownColumns'
import { TableFooterRows } from '../../src/kit/list/TableFooterRows'
import { stubBrowserApis } from '../form/jsdomStubs'

stubBrowserApis()

test('a total breaks before the currency, and nowhere else', () => {
  const columns = [
    { key: 'name', title: 'Курьер' },
    { key: 'sum', title: 'Сумма' },
  ]
  const rows = [{ key: 'all', label: 'Итого', cells: { sum: formatMoney(10_130_095) } }]
  render(
    <ShownColumnsContext value={columns}>
      <Table
        columns={columns}
        pagination={false}
        summary={() => <TableFooterRows rows={rows} columns={columns} leading={0} />}
      />
    </ShownColumnsContext>,
  )
  const total = screen.getByText(/130/)
  expect(total.lastChild?.textContent).toBe('10\u00a0130\u00a0095 ₸')
})

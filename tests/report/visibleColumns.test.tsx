import { afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { render, waitFor } from '@testing-library/react'
import { ReportTable } from '../../src/kit/report/ReportTable'
import type { ReportColumn } from '../../src/kit/report/reportColumns'
import { createLoadedValue } from '../../src/lib/loadedValue'
import { stubBrowserApis } from '../form/jsdomStubs'

type Row = { id: number; name: string; orders: number }

const COLUMNS: ReportColumn<Row>[] = [
  { key: 'name', title: 'Курьер', width: 200, kind: 'text', value: ({ name }) => name },
  { key: 'orders', title: 'Заказы', width: 120, kind: 'count', isSummed: true, value: ({ orders }) => orders },
]
const REPORT = createLoadedValue({
  ...{ rows: [{ id: 1, name: 'Ким Виктор', orders: 31 }], total: 1, unreadable: 0, perPage: 20, requestedAt: 0 },
})

beforeAll(stubBrowserApis)
afterEach(() => localStorage.clear())

test('a table without any visible sum reports its columns too', async () => {
  localStorage.setItem('columns:report-test', JSON.stringify({ orders: { show: false } }))
  const onColumns = jest.fn()
  render(
    <ReportTable<Row>
      {...{ name: 'report-test', columns: COLUMNS, report: REPORT, totalLabel: 'Итого', isWhole: true, onColumns }}
      {...{ order: { sort: undefined, setSort: () => undefined }, empty: null, cityId: undefined, tools: null }}
    />,
  )
  await waitFor(() => expect(onColumns.mock.calls).toEqual([[['name']]]))
})

import { expect, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { ReportPrintView } from '../../src/kit/report/print/ReportPrintView'
import type { ReportColumn } from '../../src/kit/report/reportColumns'

const SUM: ReportColumn<{ sum?: number }> = {
  ...{ key: 'sum', title: 'Доход', width: 100, isSummed: true, kind: 'money' },
  value: ({ sum }) => sum,
}

test('a printed total in the first column has its label', () => {
  render(
    <ReportPrintView
      {...{ title: 'Отчёт', subtitle: '', columns: [SUM], rows: [{ sum: 500 }, {}], totalLabel: 'Итого по сегодня' }}
      {...{ missing: undefined, requestedAt: 0, cityId: undefined }}
    />,
  )
  fireEvent(window, new Event('beforeprint'))
  expect(screen.getAllByRole('row').at(-1)?.textContent?.replace(/\s/g, ' ')).toBe(
    'Итого по сегодня 500 ₸, без 1 строки',
  )
})

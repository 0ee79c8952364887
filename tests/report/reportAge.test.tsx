import { expect, jest, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { printedDataTime } from '../../src/kit/load/dataAge'
import { usePagedReport } from '../../src/kit/report/usePagedReport'
import { useReport } from '../../src/kit/report/useReport'
import { NOON, startTestsAtNoon } from '../load/cityAtNoon'

startTestsAtNoon()

type Row = { id: number }

const search = async ({ page }: { page: number }) => {
  if (page === 2) jest.setSystemTime(NOON + 60_000)
  return { rows: [{ id: page }], total: 2, perPage: 1, pageCount: 2 }
}
const idOf = ({ id }: Row) => id
const NO_ORDER = { sort: undefined, setSort: () => undefined }
const FILTERS = { month: 3 }

test("its figures have the time of the first page's request, in the clock of its city", async () => {
  const { result } = renderHook(() =>
    usePagedReport(useReport<Row, typeof FILTERS>(search, FILTERS, idOf), {
      isWhole: true,
      cityId: 1,
      order: NO_ORDER,
    }),
  )
  expect(result.current.state.requestedAt).toBeUndefined()
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(result.current.state.rows).toHaveLength(2)
  expect(result.current.state.requestedAt).toBe(NOON)
  expect(result.current.query).toMatchObject({ cityId: 1 })
})

test('the printout has the date as well', () => {
  jest.setSystemTime(NOON + 30_000)
  expect(printedDataTime(NOON, 1)).toBe('Данные на 18-03-2026 18:00')
  expect(printedDataTime(NOON, 9)).toBe('Данные на 18-03-2026 17:00')
})

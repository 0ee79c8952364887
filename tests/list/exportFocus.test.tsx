import { afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { ExportDialog } from '../../src/kit/list/export/ExportDialog'
import { stubBrowserApis } from '../form/jsdomStubs'

beforeAll(() => {
  stubBrowserApis()
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => undefined
})
afterEach(cleanup)

test('when the export ends, «Закрыть» takes the focus of the removed button', async () => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const source = {
    search: async ({ page }: { page: number }) => ({
      ...{ rows: page === 1 ? [{ id: 1 }] : [], total: 500, perPage: 1, pageCount: 500 },
    }),
    keyOf: ({ id }: { id: number }) => id,
    describe: async () => ({ name: 'Заказы', columns: [] }),
  }
  const close = () => undefined
  render(<ExportDialog open source={source} query={{ page: 1 }} format="csv" onClose={close} afterClose={close} />)
  const start = await screen.findByRole('button', { name: 'Выгрузить' })
  start.focus()
  await act(async () => void fireEvent.click(start))
  await screen.findByText(/^Файл сохранён/)
  const buttons = screen.getAllByRole('button', { name: 'Закрыть' })
  expect(buttons.find((button) => button.textContent === 'Закрыть')).toBe(document.activeElement)
})

import { afterEach, beforeAll, expect, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { SaveFilterForm } from '../../src/kit/list/savedFilters/SaveFilterForm'
import { MAX_SAVED_FILTERS, type SavedFilters } from '../../src/kit/list/savedFilters/savedFilters'
import { toasts } from '../../src/ui/toasts'
import { stubBrowserApis } from '../form/jsdomStubs'

beforeAll(stubBrowserApis)
afterEach(cleanup)

test('another tab has saved the last filter: nothing is saved, and the default filter remains', async () => {
  const filters = Array.from({ length: MAX_SAVED_FILTERS }, (_, index) => ({
    name: `Фильтр ${index}`,
    query: 'page=1',
  }))
  let stored: SavedFilters = { filters, defaultName: 'Фильтр 0' }
  const change = (make: (saved: SavedFilters) => SavedFilters) => {
    stored = make(stored)
  }
  const opened = { filters: filters.slice(1), defaultName: undefined }
  render(<SaveFilterForm saved={opened} present="status=10" change={change} open onClose={() => undefined} />)
  fireEvent.change(await screen.findByLabelText('Название'), { target: { value: 'Новые' } })
  fireEvent.click(screen.getByLabelText('Применять при открытии раздела'))
  fireEvent.click(screen.getByText('Сохранить'))
  await screen.findByText(`Сохранено уже ${MAX_SAVED_FILTERS} фильтров`)
  expect(stored).toEqual({ filters, defaultName: 'Фильтр 0' })
  expect(toasts.shown).toEqual([])
})

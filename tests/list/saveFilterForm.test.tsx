import { expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { RenameFilterForm } from '../../src/kit/list/savedFilters/RenameFilterForm'
import { SaveFilterForm } from '../../src/kit/list/savedFilters/SaveFilterForm'
import { MAX_SAVED_FILTERS, type SavedFilters } from '../../src/kit/list/savedFilters/savedFilters'
import { toastState } from '../../src/ui/toasts'
import { setUpScreens } from '../form/setUpScreens'

setUpScreens()

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
  expect(toastState.shown).toEqual([])
})

test.each<[string, SavedFilters]>([
  ['has deleted the filter', { filters: [], defaultName: undefined }],
  [
    'uses the new name',
    {
      filters: [
        { name: 'Новые', query: 'status=10' },
        { name: 'Наличные', query: 'paymentTypeId=1' },
      ],
      defaultName: undefined,
    },
  ],
])('another tab %s: the renaming is refused in the dialog', async (_what, stored) => {
  const onClose = jest.fn()
  const opened = { filters: stored.filters.slice(0, 1), defaultName: undefined }
  let result = stored
  const change = (make: (saved: SavedFilters) => SavedFilters) => {
    result = make(stored)
  }
  render(<RenameFilterForm name="Новые" saved={opened} change={change} open onClose={onClose} />)
  fireEvent.change(await screen.findByLabelText('Название'), { target: { value: 'Наличные' } })
  fireEvent.click(screen.getByText('Сохранить'))
  await screen.findByText('Фильтр не переименован')
  expect(result).toBe(stored)
  expect(onClose).not.toHaveBeenCalled()
})

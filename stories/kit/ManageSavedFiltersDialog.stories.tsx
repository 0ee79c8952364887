import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ManageSavedFiltersDialog } from '../../src/kit/list/savedFilters/ManageSavedFiltersDialog'
import { findVisibleDialog } from '../findVisibleDialog'
import { onStage, stageLoader } from '../stage'
import { componentDocs, inBox } from './componentDocs'

const SAVED = {
  filters: [
    { name: 'Принятые', query: 'status=20' },
    { name: 'Наличные', query: 'paymentTypeId=1' },
  ],
  defaultName: 'Наличные',
}

const meta: Meta<typeof ManageSavedFiltersDialog> = {
  title: 'Компоненты/Окна/Сохранённые фильтры',
  component: ManageSavedFiltersDialog,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [inBox, onStage],
  parameters: componentDocs('Сохранённые фильтры списком: какой применяется при открытии, переименовать, удалить.', {
    do: 'Звезда — одна на список; ещё одно нажатие снимает её.',
    dont: 'Не давайте править условия здесь: фильтр сохраняют заново.',
  }),
  args: { saved: SAVED, change: () => undefined, open: true, onClose: () => undefined },
}
export default meta

export const Example: StoryObj<typeof ManageSavedFiltersDialog> = {
  name: 'Окно: пример',
  play: async () => {
    const dialog = await findVisibleDialog('Сохранённые фильтры')
    const star = dialog.getByRole('button', { name: /^Применять при открытии: .?Наличные/ })
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await expect(dialog.getByText('при открытии')).toBeVisible()
    await expect(dialog.getByText('Принятые')).toBeVisible()
  },
}

import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { FilterChips, type FilterChipsProps } from '../../src/kit/list/FilterChips'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

type Filters = { cityId: number; createdAt: string; isLate: boolean }

const meta: Meta<FilterChipsProps<Filters>> = {
  title: 'Компоненты/Таблица/Условия фильтра',
  component: FilterChips,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Все заданные условия списка: слова поля и его значения, по одному крестику на условие.', {
    do: 'Подписи берите у полей фильтра: поле и условие говорят одно.',
    dont: 'Не показывайте условий, которых список не знает.',
  }),
  args: {
    query: { cityId: 1, createdAt: '2026-03-18', isLate: true },
    keys: ['cityId', 'createdAt', 'isLate'],
    words: {
      cityId: { label: 'Город', options: [{ value: 1, label: 'Караганда' }] },
      createdAt: { label: 'Создан' },
      isLate: { label: 'Опаздывает' },
    },
    onRemove: () => undefined,
  },
}
export default meta

export const Example: StoryObj<FilterChipsProps<Filters>> = {
  name: 'Таблица: пример',
  play: async ({ canvas }) => {
    const conditions = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(conditions.map((text) => text?.replace(/[\u2068\u2069]/g, ''))).toEqual([
      'Город: Караганда',
      'Создан: 18-03-2026',
      'Опаздывает',
    ])
  },
}

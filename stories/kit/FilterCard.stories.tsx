import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { FilterCard, type FilterCardProps } from '../../src/kit/list/FilterCard'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { TextField } from '../../src/ui/form/TextField'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

type Filters = { name: string; address: string }

const field = fieldNames<Filters>()

const meta: Meta<FilterCardProps<Filters>> = {
  title: 'Компоненты/Таблица/Фильтр',
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Строка условий над списком; поля под ней свёрнуты или открыты, как их оставили.', {
    do: 'Показывайте каждое заданное условие плашкой, которую можно снять.',
    dont: 'Не применяйте фильтр на каждую букву: список прыгает под руками.',
  }),
  component: FilterCard,
  argTypes: {
    notice: { description: 'Стоит над полями' },
    preset: { description: 'Значения, пока в адресе нет своих' },
  },
  args: {
    keys: ['name', 'address'],
    list: {
      query: { page: 1, name: 'Кафе' },
      hasFilters: true,
      setFilters: () => undefined,
      clearFilters: () => undefined,
      clearQuery: () => undefined,
    },
    children: (
      <>
        <TextField name={field('name')} label="Название" />
        <TextField name={field('address')} label="Адрес" />
      </>
    ),
  },
}
export default meta

export const Example: StoryObj<FilterCardProps<Filters>> = {
  name: 'Таблица: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Название: Кафе: убрать условие' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Применить' })).toBeDisabled()
  },
}

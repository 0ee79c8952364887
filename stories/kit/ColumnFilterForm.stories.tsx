import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ColumnFilterForm, type ColumnFilterFormProps } from '../../src/kit/list/ColumnFilterForm'
import { fieldNames } from '../../src/ui/form/fieldNames'
import { TextField } from '../../src/ui/form/TextField'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

type Filters = { name: string }

const field = fieldNames<Filters>()

const meta: Meta<ColumnFilterFormProps<Filters>> = {
  title: 'Компоненты/Таблица/Фильтр колонки',
  component: ColumnFilterForm,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Поля фильтра в заголовке колонки: «Применить» и «Сбросить», как в фильтре списка.', {
    do: 'Одно-два поля; условие видно и в адресе.',
    dont: 'Не повторяйте здесь поле, которое уже есть в фильтре.',
  }),
  args: {
    title: 'Название',
    filter: { keys: ['name'], fields: <TextField name={field('name')} label="Название" /> },
    list: { query: { page: 1, name: 'Кафе' }, setFilters: () => undefined },
    isOpen: false,
    close: () => undefined,
  },
}
export default meta

export const Example: StoryObj<ColumnFilterFormProps<Filters>> = {
  name: 'Таблица: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('form', { name: 'Фильтр: Название' })).toBeVisible()
    await expect(canvas.getByLabelText('Название')).toHaveValue('Кафе')
    await expect(canvas.getByRole('button', { name: 'Сбросить' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Применить' })).toBeDisabled()
  },
}

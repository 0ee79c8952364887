import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Directory } from '../../src/kit/directory/Directory'
import CitiesPage from '../../src/pages/cities/CitiesPage'
import { onStage, stageLoader } from '../stage'
import { componentDocs, WITHOUT_CONTROLS } from './componentDocs'

const meta: Meta = {
  title: 'Компоненты/Каркас/Справочник',
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: {
    ...componentDocs(
      'Экран-список целиком: заголовок с кнопкой, фильтр, таблица, окна добавления, изменения и удаления. Пример — экран городов как есть: его слова и колонки заданы самим экраном, поэтому свойства здесь не меняются.',
      {
        do: 'Начинайте новый список с него: права, адрес и состояния уже верны.',
        dont: 'Не собирайте экран списка из частей заново.',
      },
    ),
    ...WITHOUT_CONTROLS,
  },
  component: Directory,
  argTypes: {
    add: { description: 'Слова кнопки добавления' },
    notice: { description: 'Сообщение над таблицей' },
    page: { description: 'Состояние списка: строки, условия, открытое окно' },
    saved: { description: 'Всплывающие слова о добавленном и об изменённом' },
  },
  render: () => <CitiesPage />,
}
export default meta

export const Example: StoryObj<typeof Directory> = {
  name: 'Пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Темиртау')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Добавить город' })).toBeEnabled()
  },
}

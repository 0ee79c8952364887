import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { CityFilterSelect } from '../../src/kit/list/CityFilterSelect'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<typeof CityFilterSelect> = {
  title: 'Компоненты/Таблица/Город списка',
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Город, по которому открыт список: один из доступных человеку.', {
    do: 'Ставьте его в заголовок экрана, справа.',
    dont: 'Не показывайте его там, где список не делится по городам.',
  }),
  component: CityFilterSelect,
  args: { list: { query: { page: 1, cityId: 1 }, setFilters: () => undefined } },
}
export default meta

export const Example: StoryObj<typeof CityFilterSelect> = {
  name: 'Поле: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Караганда')).toBeVisible()
  },
}

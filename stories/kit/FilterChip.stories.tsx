import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { FilterChip } from '../../src/kit/list/FilterChips'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<typeof FilterChip> = {
  title: 'Компоненты/Таблица/Условие фильтра',
  component: FilterChip,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Одно заданное условие словами; крестик снимает его, не трогая остальных.', {
    do: 'Пишите подпись поля и значение: «Город: Караганда».',
    dont: 'Не пишите значение без подписи: «да» ничего не говорит.',
  }),
  args: { text: 'Город: Караганда', onRemove: () => undefined },
  render: (args) => (
    <ul className="filter-chips" aria-label="Условия фильтра">
      <FilterChip {...args} />
    </ul>
  ),
}
export default meta

export const Example: StoryObj<typeof FilterChip> = {
  name: 'Таблица: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Город: Караганда: убрать условие' })).toHaveTextContent(
      'Город: Караганда',
    )
  },
}

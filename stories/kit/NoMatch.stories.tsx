import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { NoMatchingOptions } from '../../src/ui/form/NoMatchingOptions'
import { onStage, stageLoader } from '../stage'
import { componentDocs, WITHOUT_CONTROLS } from './componentDocs'

const meta: Meta<typeof NoMatchingOptions> = {
  title: 'Компоненты/Состояния/Ничего не подошло',
  component: NoMatchingOptions,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: {
    ...componentDocs(
      'Список выбора, в котором ни один вариант не подошел к набранному. Свойств, которые видно, у неё нет.',
      {
        do: 'Оставьте набранное в поле: его поправят.',
        dont: 'Не закрывайте список и не показывайте пустое место.',
      },
    ),
    ...WITHOUT_CONTROLS,
  },
  args: { selectId: 'city' },
  render: (args) => (
    <div role="listbox" aria-label="Город">
      <NoMatchingOptions {...args} />
    </div>
  ),
}
export default meta

export const Example: StoryObj<typeof NoMatchingOptions> = {
  name: 'Состояние: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Совпадений не найдено')).toBeVisible()
  },
}

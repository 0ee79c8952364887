import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { NoMatch } from '../../src/ui/form/NoMatch'
import { onStage, stageLoader } from '../stage'
import { componentDocs, WITHOUT_CONTROLS } from './componentDocs'

const meta: Meta<typeof NoMatch> = {
  title: 'Компоненты/Состояния/Ничего не подошло',
  component: NoMatch,
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
      <NoMatch {...args} />
    </div>
  ),
}
export default meta

export const Example: StoryObj<typeof NoMatch> = {
  name: 'Состояние: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Совпадений не найдено')).toBeVisible()
  },
}

import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { SkeletonCell } from '../../src/kit/list/SkeletonCell'
import { onStage, stageLoader } from '../stage'
import { componentDocs, WITHOUT_CONTROLS } from './componentDocs'

const meta: Meta<typeof SkeletonCell> = {
  title: 'Компоненты/Состояния/Ячейка в ожидании',
  component: SkeletonCell,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: {
    ...componentDocs('Место будущего значения, пока строки загружаются. Свойств у неё нет.', {
      do: 'Столько строк, сколько было в прошлый раз.',
      dont: 'Не показывайте вместе с крутящимся кругом.',
    }),
    ...WITHOUT_CONTROLS,
  },
}
export default meta

export const Example: StoryObj<typeof SkeletonCell> = {
  name: 'Состояние: пример',
  play: async () => {
    await expect(document.querySelector('.skeleton-cell')).toBeVisible()
  },
}

import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { CourierTypeIcon } from '../../src/ui/CourierTypeIcon'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<typeof CourierTypeIcon> = {
  title: 'Компоненты/Значки/Тип курьера',
  component: CourierTypeIcon,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Чем передвигается курьер: рисунок, а слова — для указателя и чтения вслух.', {
    do: 'Рядом с именем курьера.',
    dont: 'Не ставьте вместо слов там, где тип выбирают.',
  }),
  args: { type: 5 },
}
export default meta

export const Example: StoryObj<typeof CourierTypeIcon> = {
  name: 'Значок: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /./ })).toBeVisible()
  },
}

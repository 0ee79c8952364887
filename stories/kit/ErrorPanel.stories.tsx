import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ErrorPanel } from '../../src/ui/ErrorPanel'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<typeof ErrorPanel> = {
  title: 'Компоненты/Состояния/Не загрузилось',
  component: ErrorPanel,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Загрузка не удалась: сообщение сервера на месте того, что не пришло, и «Обновить».', {
    do: 'Показывайте слова сервера; подсказку добавляйте, когда знаете причину.',
    dont: 'Не показывайте коды и не закрывайте этим то, что уже загружено.',
  }),
  args: {
    failure: { message: 'Сервер временно недоступен', hint: 'Повторите через минуту' },
    onRetry: () => undefined,
  },
}
export default meta

export const Example: StoryObj<typeof ErrorPanel> = {
  name: 'Состояние: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Обновить/ })).toBeVisible()
  },
}

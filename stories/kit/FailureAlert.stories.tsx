import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { FailureAlert } from '../../src/ui/form/FormAlert'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<typeof FailureAlert> = {
  title: 'Компоненты/Состояния/Отказ формы',
  component: FailureAlert,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Сервер отказал: его слова над кнопками формы, введённое остаётся.', {
    do: 'Показывайте отказ там, где нажали; поля подписаны своими ошибками.',
    dont: 'Не показывайте отказ всплывающим сообщением: оно исчезнет.',
  }),
  args: { failure: { message: 'Телефон уже занят' } },
}
export default meta

export const Example: StoryObj<typeof FailureAlert> = {
  name: 'Состояние: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Телефон уже занят')).toBeVisible()
  },
}

import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { LoadedContent, type LoadedContentProps } from '../../src/ui/load/LoadedContent'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<LoadedContentProps<string>> = {
  title: 'Компоненты/Состояния/Загружаемая часть',
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Часть экрана из одного ответа: заготовка, значение или «Обновить» после отказа.', {
    do: 'Делайте заготовку того же размера, чтобы ничего не прыгало.',
    dont: 'Не прячьте старое значение, пока грузится новое.',
  }),
  component: LoadedContent,
  argTypes: {
    waiting: { description: 'Что показать до ответа' },
  },
  args: {
    of: {
      status: 'failed',
      value: undefined,
      failure: { message: 'Сервер временно недоступен' },
      reload: () => undefined,
    },
    waiting: 'Загрузка',
    children: (value) => value,
  },
}
export default meta

export const Example: StoryObj<LoadedContentProps<string>> = {
  name: 'Состояние: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Сервер временно недоступен')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Обновить/ })).toBeEnabled()
  },
}

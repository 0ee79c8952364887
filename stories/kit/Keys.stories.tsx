import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Keys } from '../../src/ui/shortcuts/Keys'
import { SHORTCUT_IDS } from '../../src/ui/shortcuts/shortcuts'
import { onStage, stageLoader } from '../stage'
import { guide } from './guide'

const meta: Meta<typeof Keys> = {
  title: 'Компоненты/Текст/Клавиши',
  component: Keys,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: guide('Сочетание клавиш так, как оно подписано на машине читающего.', {
    do: 'В справке и в подсказках кнопок.',
    dont: 'Не пишите сочетания текстом: на Mac они другие.',
  }),
  args: { id: SHORTCUT_IDS[0] },
}
export default meta

export const Example: StoryObj<typeof Keys> = {
  name: 'Текст: пример',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/./)[0]).toBeVisible()
  },
}

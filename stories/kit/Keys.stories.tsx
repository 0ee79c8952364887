import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ShortcutKeys } from '../../src/ui/shortcuts/ShortcutKeys'
import { SHORTCUT_IDS } from '../../src/ui/shortcuts/shortcuts'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<typeof ShortcutKeys> = {
  title: 'Компоненты/Текст/Клавиши',
  component: ShortcutKeys,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Сочетание клавиш так, как оно подписано на машине читающего.', {
    do: 'В справке и в подсказках кнопок.',
    dont: 'Не пишите сочетания текстом: на Mac они другие.',
  }),
  argTypes: { id: { description: 'Действие, у которого есть сочетание' } },
  args: { id: SHORTCUT_IDS[0] },
}
export default meta

export const Example: StoryObj<typeof ShortcutKeys> = {
  name: 'Текст: пример',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/./)[0]).toBeVisible()
  },
}

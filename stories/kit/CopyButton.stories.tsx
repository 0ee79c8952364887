import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { CopyButton } from '../../src/ui/CopyButton'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<typeof CopyButton> = {
  title: 'Компоненты/Действия/Скопировать',
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Копирует текст рядом и говорит, что скопировано.', {
    do: 'Ставьте её к тому, что диктуют или вставляют: телефон, номер, адрес.',
    dont: 'Не ставьте её к каждому значению подряд.',
  }),
  component: CopyButton,
  argTypes: {
    what: { description: 'Что скопируется' },
  },
  args: { text: '+7 (701) 123-45-67', what: 'телефон клиента' },
}
export default meta

export const Example: StoryObj<typeof CopyButton> = {
  name: 'Кнопка: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Скопировать: телефон клиента' })).toBeVisible()
  },
}

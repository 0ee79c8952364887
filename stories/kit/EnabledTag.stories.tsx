import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { EnabledTag } from '../../src/ui/StatusTag'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<typeof EnabledTag> = {
  title: 'Компоненты/Пометки/Включен — отключен',
  component: EnabledTag,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Состояние записи справочника: работает она или нет.', {
    do: 'Слова берите из ENABLED_LABEL: «Включен», «Отключен».',
    dont: 'Не ставьте рядом переключатель: состояние меняют в форме.',
  }),
  args: { status: true, label: 'Включен' },
}
export default meta

export const Example: StoryObj<typeof EnabledTag> = {
  name: 'Пометка: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Включен')).toBeVisible()
  },
}

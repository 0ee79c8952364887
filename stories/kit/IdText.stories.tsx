import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { IdText } from '../../src/ui/IdText'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<typeof IdText> = {
  title: 'Компоненты/Текст/Номер',
  component: IdText,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Номер записи шрифтом, в котором цифры легче различить.', {
    do: 'В первой колонке и в заголовке карточки.',
    dont: 'Не группируйте разряды: номер копируют целиком.',
  }),
  args: { id: 104_217 },
}
export default meta

export const Example: StoryObj<typeof IdText> = {
  name: 'Текст: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('104217')).toBeVisible()
  },
}

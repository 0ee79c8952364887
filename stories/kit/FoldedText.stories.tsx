import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { CollapsibleText } from '../../src/ui/CollapsibleText'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<typeof CollapsibleText> = {
  title: 'Компоненты/Текст/Длинный текст',
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: componentDocs('Длинный текст, написанный человеком: начало, а целиком — по нажатию.', {
    do: 'Складывайте комментарии, которые занимают больше трёх строк.',
    dont: 'Не складывайте то, без чего нельзя решить: адрес, сумму, срок.',
  }),
  component: CollapsibleText,
  args: {
    text: 'Домофон не работает, позвоните за пять минут. Второй подъезд со двора, третий этаж, дверь направо от лифта; если никто не открывает, оставьте у соседей в квартире 14 и напишите.',
  },
}
export default meta

export const Example: StoryObj<typeof CollapsibleText> = {
  name: 'Текст: пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Показать полностью' })).toBeVisible()
  },
}

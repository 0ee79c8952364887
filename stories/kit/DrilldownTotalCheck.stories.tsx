import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { DrilldownTotalCheck } from '../../src/kit/drilldown/DrilldownTotalCheck'
import { onStage, stageLoader } from '../stage'
import { componentDocs } from './componentDocs'

const meta: Meta<typeof DrilldownTotalCheck> = {
  title: 'Компоненты/Отчёт/Проверка суммы',
  component: DrilldownTotalCheck,
  argTypes: {
    figures: { description: 'Суммы записей экрана' },
  },
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: {
    ...componentDocs('На экране, в который вошли через сумму-ссылку: сошлись ли записи с ней.', {
      do: 'Показывайте и разницу, и совпадение: «31 из 31 ✓».',
      dont: 'Не прячьте разницу и не объясняйте её догадкой.',
    }),
    stage: { address: '/orders-archive?drilldown=daily.countOrders&figure=31' },
  },
  args: { figures: { 'archive.successCount': 31 } },
}
export default meta

export const Example: StoryObj<typeof DrilldownTotalCheck> = {
  name: 'Пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Отчёт по дням, заказы: 31 из 31 ✓')).toBeVisible()
  },
}

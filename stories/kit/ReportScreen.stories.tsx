import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { CourierReportPage } from '../../src/pages/reports/CourierReportPage'
import { BarsButton } from '../../src/ui/report/BarsButton'
import { ReportScreen } from '../../src/ui/report/ReportScreen'
import { ReportTable } from '../../src/ui/report/ReportTable'
import { onStage, stageLoader } from '../stage'
import { guide } from './guide'

const meta: Meta = {
  title: 'Компоненты/Отчёт/Экран отчёта',
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: guide('Отчёт целиком: период, таблица с итогами, полосы, печать и файлы.', {
    do: 'Описывайте колонки один раз: экран, печать и файлы берут их же.',
    dont: 'Не считайте итог по видимой странице.',
  }),
  component: ReportScreen,
  subcomponents: { ReportTable, BarsButton },
  render: () => <CourierReportPage />,
}
export default meta

export const Example: StoryObj<typeof ReportScreen> = {
  name: 'Пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Полосы/ })).toBeEnabled()
  },
}

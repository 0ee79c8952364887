import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ReportScreen } from '../../src/kit/report/ReportScreen'
import { CourierReportPage } from '../../src/pages/reports/CourierReportPage'
import { onStage, stageLoader } from '../stage'
import { componentDocs, WITHOUT_CONTROLS } from './componentDocs'

const meta: Meta = {
  title: 'Компоненты/Отчёт/Экран отчёта',
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: {
    ...componentDocs(
      'Отчёт целиком: период, таблица с итогами, полосы, печать и файлы. Пример — отчёт по курьерам как есть: его колонки заданы самим экраном, поэтому свойства здесь не меняются.',
      {
        do: 'Описывайте колонки один раз: экран, печать и файлы берут их же.',
        dont: 'Не считайте итог по видимой странице.',
      },
    ),
    ...WITHOUT_CONTROLS,
  },
  component: ReportScreen,
  argTypes: {
    subtitle: { description: 'Чего отчёт: период и город' },
  },
  render: () => <CourierReportPage />,
}
export default meta

export const Example: StoryObj<typeof ReportScreen> = {
  name: 'Пример',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Полосы/ })).toBeEnabled()
  },
}

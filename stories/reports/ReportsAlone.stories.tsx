import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { World } from '../../mocks/store/world'
import type { Permission } from '../../src/domain/permissions'
import { CourierReportPage } from '../../src/pages/reports/CourierReportPage'
import { PartnerReportPage } from '../../src/pages/reports/PartnerReportPage'
import { onStage, stageLoader } from '../stage'
import { reportRows } from './reportScreen'

const alone = (address: string, permission: Permission) => ({
  stage: {
    address,
    person: 'dispatcher',
    arrange: ({ db }: World) => db.roles.update('dispatcher', { permissions: [permission] }),
  },
})

const meta: Meta<typeof PartnerReportPage> = {
  tags: ['доступ'],
  title: 'Отчёты/Отдельные права',
  component: PartnerReportPage,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

type Story = StoryObj<typeof PartnerReportPage>

const expectFiguresAlone: Story['play'] = async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(reportRows(canvasElement).length).toBeGreaterThan(0))
  await expect(canvasElement.querySelectorAll('a[data-drilldown]')).toHaveLength(0)
  await expect(canvas.getByRole('button', { name: 'Экспорт' })).toBeEnabled()
  await expect(canvas.getByRole('button', { name: 'Печать' })).toBeEnabled()
}

export const Partners: Story = {
  parameters: alone('/reports/companies?cityId=1', 'report_partner_view'),
  play: expectFiguresAlone,
}

export const Couriers: Story = {
  parameters: alone('/reports/couriers?cityId=1', 'report_courier_view'),
  render: () => <CourierReportPage />,
  play: expectFiguresAlone,
}

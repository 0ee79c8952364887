import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { FIRST_COURIER_ID } from '../../mocks/seeds/employees'
import { EmployeesPage } from '../../src/pages/employees/EmployeesPage'
import { onStage, stageLoader, stageOf } from '../stage'
import { allowOperator, PATH, rowNames, searches } from './employeesScreen'

const meta: Meta<typeof EmployeesPage> = {
  title: 'Люди/Поиск сотрудника и связь',
  component: EmployeesPage,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

type Story = StoryObj<typeof EmployeesPage>

export const Finder: Story = {
  name: 'Поиск среди загруженных',
  parameters: { stage: { address: `${PATH}?role=courier` } },
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    await waitFor(() => expect(rowNames(canvasElement).length).toBeGreaterThan(5))
    const { phone = '', id } = stage.world.db.employees.get(FIRST_COURIER_ID) ?? {}
    const find = canvas.getByRole('textbox', { name: 'Найти сотрудника' })
    await userEvent.type(find, 'вело')
    const rest = await canvas.findByRole('button', { name: /^Загрузить остальных/ })
    await expect(canvas.getByText(/сервер не ищет: так находятся только загруженные сотрудники$/)).toBeVisible()
    await userEvent.click(rest)
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Загрузить остальных|Загружаем/ })).toBeNull())
    await expect(find).toHaveFocus()
    await userEvent.clear(find)
    await userEvent.type(find, phone.slice(-7))
    await expect(canvas.getByText('найдено: телефон')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(searches(stage).at(-1)?.body).toEqual({ id }))
    await waitFor(() => expect(rowNames(canvasElement)).toHaveLength(1))
  },
}

export const WithoutCourierCards: Story = {
  name: 'Без права на карточки курьеров',
  parameters: {
    stage: { address: `${PATH}?role=courier`, person: 'operator', arrange: allowOperator('employee_view') },
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(rowNames(canvasElement).length).toBeGreaterThan(5))
    await expect(canvas.getAllByRole('link', { name: /^\+7/ }).length).toBeGreaterThan(5)
    await expect(
      canvas
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href'))
        .join(),
    ).not.toContain('/couriers/')
  },
}

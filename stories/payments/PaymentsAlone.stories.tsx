import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { World } from '../../mocks/store/world'
import { failingHandler, staticResponseHandler } from '../../mocks/testing'
import type { Permission } from '../../src/domain/permissions'
import { PaymentsPage } from '../../src/pages/payments/PaymentsPage'
import { ROW } from '../../tests/antdSelectors'
import { findVisibleDialog } from '../findVisibleDialog'
import { chooseOption } from '../form/chooseOption'
import { onStage, type StageSettings, stageLoader } from '../stage'

const ROWS = [
  { id: 12, companyId: 3, companyName: 'Кафе «Арман»', methodId: 2, amount: 125_000, payedAt: '2026-03-16' },
]

const withRight = (permission: Permission, query = '', more: Partial<StageSettings> = {}) => ({
  stage: {
    address: `/payments${query}`,
    person: 'manager',
    responses: [staticResponseHandler('/manage/pay/search', ROWS)],
    arrange: ({ db }: World) => void db.roles.update('manager', { permissions: ['pay_view', permission] }),
    ...more,
  },
})

const meta: Meta<typeof PaymentsPage> = {
  title: 'Деньги/Оплаты контрагентов: права по одному',
  component: PaymentsPage,
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

type Story = StoryObj<typeof PaymentsPage>

const rows = (canvas: HTMLElement) => canvas.querySelectorAll(ROW)

export const CreateAlone: Story = {
  name: 'Только добавление',
  parameters: withRight('pay_create', '?form=edit&entry=12'),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(1))
    await expect(canvas.getByRole('button', { name: /Добавить оплату/ })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: /Вставить из банка/ })).toBeEnabled()
    await expect(canvas.queryByRole('button', { name: /^Редактировать|^Удалить/ })).toBeNull()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const DeleteAlone: Story = {
  name: 'Только удаление',
  parameters: withRight('pay_delete', '?form=add'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(1))
    await expect(canvas.queryByRole('button', { name: /Добавить оплату|Вставить из банка|^Редактировать/ })).toBeNull()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^Удалить/ }))
    const dialog = await findVisibleDialog('Удалить оплату?')
    await expect(dialog.getByRole('button', { name: 'Да, удалить' })).toBeEnabled()
    await expect(dialog.getByRole('button', { name: 'Не удалять' })).toBeEnabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Не удалять' }))
  },
}

export const DoublesUnknown: Story = {
  name: 'Повторы неизвестны',
  parameters: withRight('pay_create', '', {
    responses: [
      failingHandler('/manage/pay/search', 500, 'Список недоступен'),
      staticResponseHandler('/dictionary/company', [{ value: 3, label: 'Кафе «Арман»' }]),
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Добавить оплату/ }))
    const dialog = await findVisibleDialog('Новая оплата')
    await chooseOption(dialog.getByLabelText(/Контрагент/), 'Кафе «Арман»')
    await chooseOption(dialog.getByLabelText(/Способ оплаты/), 'Наличные')
    await userEvent.type(dialog.getByLabelText(/Сумма/), '1000')
    await userEvent.type(dialog.getByLabelText(/Дата оплаты/), '16-03-2026{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }))
    await expect(await screen.findByText('Оплата добавлена')).toBeVisible()
  },
}

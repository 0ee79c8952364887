import { expect, screen, userEvent } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { DEMO_ACCOUNTS } from '../../mocks/seeds/demoAccounts'
import { OrdersPage } from '../../src/pages/orders/OrdersPage'
import { findVisibleDialog } from '../findVisibleDialog'
import { formStates } from '../form/formStates'
import { onStage, stageLoader } from '../stage'

const KEY = `filters:${DEMO_ACCOUNTS.operator.id}:orders`

const meta: Meta = {
  title: 'Заказы/Сохранённый фильтр: форма',
  component: OrdersPage,
  loaders: [stageLoader],
  decorators: [onStage],
  beforeEach: () => {
    localStorage.setItem(KEY, JSON.stringify({ filters: [{ name: 'Наличные', query: 'paymentTypeId=1' }] }))
    return () => localStorage.removeItem(KEY)
  },
}
export default meta

async function openMenu(item: RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /Сохранённые фильтры/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

const form = formStates({
  blank: '/orders?status=20',
  open: () => openMenu(/Сохранить/),
  field: /Название/,
  change: async (shown) => userEvent.type(await shown.findByLabelText(/Название/), 'Принятые'),
  dialogs: ['Сохранить фильтр', 'Сохранить фильтр'],
  person: 'operator',
})

/**
 * Saving a filter sends no request, because filters are saved in the browser. This form therefore has no stories about slow or failed
 * requests.
 */
export const Blank = form.blank
export const Filled = form.filled
export const LeaveWithChanges = form.leaving

export const DuplicateName: StoryObj = {
  name: 'Повтор названия',
  parameters: form.blank.parameters ?? {},
  play: async () => {
    await openMenu(/Сохранить/)
    const dialog = await findVisibleDialog('Сохранить фильтр')
    await userEvent.type(dialog.getByLabelText(/Название/), 'Наличные')
    await expect(await dialog.findByText('Фильтр «Наличные» уже есть, он будет заменён')).toBeVisible()
  },
}

export const Edit: StoryObj = {
  parameters: form.blank.parameters ?? {},
  play: async () => {
    await openMenu(/Изменить/)
    const list = await findVisibleDialog('Сохранённые фильтры')
    await userEvent.click(list.getByRole('button', { name: 'Переименовать: Наличные' }))
    const dialog = await findVisibleDialog('Переименовать фильтр')
    await expect(dialog.getByLabelText(/Название/)).toHaveValue('Наличные')
  },
}

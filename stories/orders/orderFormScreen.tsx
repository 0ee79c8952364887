import { waitFor, within } from 'storybook/test'
import { Route, Switch } from 'wouter'
import type { World } from '../../mocks/store/world'
import AddOrderPage from '../../src/pages/orders/form/AddOrderPage'
import EditOrderPage from '../../src/pages/orders/form/EditOrderPage'
import { chooseOption } from '../form/chooseOption'
import { onStage, stageLoader } from '../stage'

export function OrderFormScreens() {
  return (
    <Switch>
      <Route path="/orders/add" component={AddOrderPage} />
      <Route path="/orders/edit/:id" component={EditOrderPage} />
      <Route path="/orders">Список активных заказов</Route>
      <Route path="/archive-orders">Список архива</Route>
    </Switch>
  )
}

export const orderFormMeta = { component: OrderFormScreens, loaders: [stageLoader], decorators: [onStage] }

export const newestOrder = ({ db }: World): number => Math.max(...db.orders.all().map(({ id }) => id))

export const REQUIRED = 'Поле обязательное'

type Canvas = ReturnType<typeof within>

/** `place` is the number of the row, counted from 1. */
export const orderItem = (canvas: Canvas, place: number) =>
  within(canvas.getByRole('group', { name: `Состав заказа, строка ${place}` }))

export const total = (canvas: Canvas): string | undefined =>
  canvas.getByText('Итого').parentElement?.querySelector('dd')?.textContent?.replaceAll('\u00a0', ' ')

export async function chooseBranch(canvas: Canvas, branch: string): Promise<void> {
  const field = canvas.getByLabelText('Филиал')
  await waitFor(() => {
    if ((field as HTMLInputElement).disabled) throw new Error('no branch can be chosen yet')
  })
  await chooseOption(field, branch)
}

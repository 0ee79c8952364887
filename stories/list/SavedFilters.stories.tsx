import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { DEMO_ACCOUNTS } from '../../mocks/seeds/demoAccounts'
import { SavedFilterMenu } from '../../src/kit/list/savedFilters/SavedFilterMenu'
import { OrdersPage } from '../../src/pages/orders/OrdersPage'
import { findVisibleDialog } from '../findVisibleDialog'
import { componentDocs, WITHOUT_CONTROLS } from '../kit/componentDocs'
import { searches } from '../orders/ordersScreen'
import { onStage, stageLoader, stageOf } from '../stage'

const KEY = `filters:${DEMO_ACCOUNTS.operator.id}:orders`
const ACCEPTED = { name: 'Принятые', query: 'status=20&orderBy=sumTotal_SORT_DESC' }
const CASH = { name: 'Наличные', query: 'paymentTypeId=1' }

const stage = (address: string) => ({ stage: { address, person: 'operator' } })

const had = (saved?: object) => () => {
  if (saved) localStorage.setItem(KEY, JSON.stringify(saved))
  else localStorage.removeItem(KEY)
  return () => localStorage.removeItem(KEY)
}

const stored = (): { filters: { name: string; query: string }[]; defaultName?: string } =>
  JSON.parse(localStorage.getItem(KEY) ?? '{"filters":[]}')

const meta: Meta<typeof SavedFilterMenu> = {
  title: 'Компоненты/Таблица/Сохранённые фильтры',
  component: SavedFilterMenu,
  argTypes: {},
  render: () => <OrdersPage />,
  tags: ['autodocs'],
  loaders: [stageLoader],
  decorators: [onStage],
  beforeEach: had(),
  parameters: {
    ...componentDocs(
      'Сохранённые условия списка с именами; одно может применяться при открытии. Пример — экран заказов как есть: меню работает с его списком, поэтому свойства здесь не меняются.',
      {
        do: 'Называйте фильтр вопросом, на который он отвечает.',
        dont: 'Не сохраняйте страницу и сортировку как фильтр.',
      },
    ),
    ...WITHOUT_CONTROLS,
    ...stage('/orders'),
  },
}
export default meta

type Story = StoryObj<typeof SavedFilterMenu>

const open = async (canvas: HTMLElement) => {
  await userEvent.click(await within(canvas).findByRole('button', { name: /Сохранённые фильтры/ }))
  const menu = await screen.findByRole('menu')
  await waitFor(() => expect(menu).toBeVisible())
  return within(menu)
}

const closed = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())

export const Nothing: Story = {
  name: 'Ничего',
  tags: ['пусто'],
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement)
    await expect(menu.getByText('Пока ничего не сохранено')).toBeVisible()
    await expect(menu.getByRole('menuitem', { name: /Сохранить/ })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Saved: Story = {
  name: 'Сохранено',
  parameters: stage('/orders?status=20&orderBy=sumTotal_SORT_DESC&page=2'),
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement)
    await userEvent.click(menu.getByRole('menuitem', { name: /Сохранить/ }))
    const form = await findVisibleDialog('Сохранить фильтр')
    await userEvent.click(form.getByRole('button', { name: 'Сохранить' }))
    await expect(await form.findByText('Поле обязательное')).toBeVisible()
    await userEvent.type(form.getByLabelText(/Название/), 'Принятые')
    await userEvent.click(form.getByRole('button', { name: 'Сохранить' }))
    await closed('Сохранить фильтр')
    await expect(screen.getByText('Фильтр сохранён')).toBeVisible()
    await expect(stored().filters.map(({ name }) => name)).toEqual(['Принятые'])
    await expect([...new URLSearchParams(stored().filters[0]?.query).keys()].sort()).toEqual(['orderBy', 'status'])
    await expect(stored().defaultName).toBeUndefined()
  },
}

export const Chosen: Story = {
  name: 'Выбрано',
  parameters: stage('/orders?paymentTypeId=2&page=2'),
  beforeEach: had({ filters: [CASH, ACCEPTED] }),
  play: async ({ canvasElement, loaded }) => {
    const menu = await open(canvasElement)
    await userEvent.click(menu.getByRole('menuitem', { name: 'Принятые' }))
    await waitFor(() =>
      expect(searches(stageOf(loaded)).at(-1)).toEqual({
        call: 'POST /v1/manage/order/search?page=1',
        body: { status: 20, orderBy: 'sumTotal_SORT_DESC' },
      }),
    )
  },
}

export const DuplicateName: Story = {
  name: 'Повтор названия',
  parameters: stage('/orders?status=30'),
  beforeEach: had({ filters: [ACCEPTED, CASH], defaultName: 'Принятые' }),
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement)
    await userEvent.click(menu.getByRole('menuitem', { name: /Сохранить/ }))
    const form = await findVisibleDialog('Сохранить фильтр')
    await userEvent.type(form.getByLabelText(/Название/), 'принятые')
    await expect(await form.findByText('Фильтр «Принятые» уже есть, он будет заменён')).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Сохранить' }))
    await closed('Сохранить фильтр')
    await expect(stored()).toEqual({
      filters: [{ name: 'принятые', query: 'status=30' }, CASH],
      defaultName: 'принятые',
    })
  },
}

export const Renamed: Story = {
  name: 'Переименовано',
  beforeEach: had({ filters: [ACCEPTED, CASH] }),
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement)
    await userEvent.click(menu.getByRole('menuitem', { name: /Изменить/ }))
    const list = await findVisibleDialog('Сохранённые фильтры')
    await userEvent.click(list.getByRole('button', { name: 'Переименовать: Наличные' }))
    const form = await findVisibleDialog('Переименовать фильтр')
    const name = form.getByLabelText(/Название/)
    await userEvent.clear(name)
    await userEvent.type(name, 'Принятые')
    await userEvent.click(form.getByRole('button', { name: 'Сохранить' }))
    await expect(await form.findByText('Фильтр с таким названием уже есть')).toBeVisible()
    await userEvent.type(name, ' сегодня')
    await userEvent.click(form.getByRole('button', { name: 'Сохранить' }))
    await closed('Переименовать фильтр')
    await expect(await list.findByText('Принятые сегодня')).toBeVisible()
    await expect(stored().filters[1]).toEqual({ ...CASH, name: 'Принятые сегодня' })
  },
}

export const Deleted: Story = {
  name: 'Удалено',
  beforeEach: had({ filters: [ACCEPTED, CASH] }),
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement)
    await userEvent.click(menu.getByRole('menuitem', { name: /Изменить/ }))
    const list = await findVisibleDialog('Сохранённые фильтры')
    await userEvent.click(list.getByRole('button', { name: 'Удалить: Принятые' }))
    const question = await findVisibleDialog('Удалить фильтр «Принятые»?')
    await userEvent.click(question.getByRole('button', { name: 'Да, удалить' }))
    await waitFor(() => expect(list.queryByText('Принятые')).toBeNull())
    await expect(stored().filters).toEqual([CASH])
  },
}

export const MadeDefault: Story = {
  name: 'Сделано по умолчанию',
  beforeEach: had({ filters: [ACCEPTED, CASH] }),
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement)
    await userEvent.click(menu.getByRole('menuitem', { name: /Изменить/ }))
    const list = await findVisibleDialog('Сохранённые фильтры')
    const star = list.getByRole('button', { name: 'Применять при открытии: Наличные' })
    await expect(star).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(star)
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await expect(list.getByText('при открытии')).toBeVisible()
    await expect(stored().defaultName).toBe('Наличные')
    await userEvent.click(star)
    await expect(stored().defaultName).toBeUndefined()
  },
}

export const OpensWithDefault: Story = {
  name: 'Открывается с фильтром по умолчанию',
  beforeEach: had({ filters: [ACCEPTED, CASH], defaultName: 'Принятые' }),
  play: async ({ canvasElement, loaded }) => {
    await within(canvasElement).findByRole('button', { name: 'Сбросить' })
    await waitFor(() => expect(searches(stageOf(loaded))).toHaveLength(1))
    await expect(searches(stageOf(loaded))[0]?.body).toEqual({ status: 20, orderBy: 'sumTotal_SORT_DESC' })
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Сбросить' }))
    await waitFor(() => expect(searches(stageOf(loaded)).at(-1)?.body).toEqual({ orderBy: 'sumTotal_SORT_DESC' }))
  },
}

export const LinkWins: Story = {
  name: 'Ссылка важнее',
  parameters: stage('/orders?paymentTypeId=1'),
  beforeEach: had({ filters: [ACCEPTED], defaultName: 'Принятые' }),
  play: async ({ loaded }) => {
    await waitFor(() => expect(searches(stageOf(loaded))).toHaveLength(1))
    await expect(searches(stageOf(loaded))[0]?.body).toEqual({ paymentTypeId: 1 })
  },
}

export const Leftovers: Story = {
  name: 'Остатки',
  beforeEach: had({
    filters: [
      { name: 'Алматы', query: 'cityId=3&companyId=4' },
      { name: 7 },
      { name: 'Алматы, новые', query: 'cityId=3&status=10' },
    ],
    defaultName: 'Алматы',
  }),
  play: async ({ canvasElement, loaded }) => {
    await waitFor(() => expect(searches(stageOf(loaded))[0]?.body).toEqual({}))
    const menu = await open(canvasElement)
    await expect(menu.getByRole('menuitem', { name: /^Алматы(?!,)/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(menu.getByRole('menuitem', { name: 'Алматы, новые' }))
    await waitFor(() => expect(searches(stageOf(loaded)).at(-1)?.body).toEqual({ status: 10 }))
  },
}

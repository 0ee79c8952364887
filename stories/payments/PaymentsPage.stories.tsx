import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { emptyListHandler, failingHandler, pendingHandler } from '../../mocks/testing'
import type { Permission } from '../../src/domain/permissions'
import { PaymentsPage } from '../../src/pages/payments/PaymentsPage'
import { BUSY, ROW } from '../../tests/antdSelectors'
import { clickColumnHeader } from '../clickColumnHeader'
import { onStage, type Stage, type StageSettings, stageLoader, stageOf } from '../stage'
import { COMPANIES_ENDPOINT, listResponse, PATH, SEARCH_ENDPOINT, stageParameters } from './paymentsScreen'

const meta: Meta<typeof PaymentsPage> = {
  title: 'Деньги/Оплаты контрагентов',
  tags: ['экран'],
  component: PaymentsPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: PATH } },
}

export default meta

type Story = StoryObj<typeof PaymentsPage>

const alone = (...permissions: Permission[]): Partial<StageSettings> => ({
  person: 'manager',
  arrange: ({ db }) => void db.roles.update('manager', { permissions }),
})

const rows = (canvas: HTMLElement) => [...canvas.querySelectorAll<HTMLTableRowElement>(ROW)]

const texts = (row: HTMLTableRowElement | undefined) =>
  [...(row?.cells ?? [])].map((cell) => (cell.textContent ?? '').replace(/\s/g, ' '))

const searches = ({ calls }: Stage) => calls.filter(({ call }) => call.includes('/pay/search'))

export const Loaded: Story = {
  parameters: stageParameters('', { responses: [listResponse] }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(2))
    await expect(texts(rows(canvasElement)[0]).slice(0, 6)).toEqual([
      '12',
      'Кафе «Арман»',
      'Банковский перевод',
      '1 250 000 ₸',
      '16-03-2026',
      'За неделю',
    ])
    await expect(texts(rows(canvasElement)[1]).slice(2, 6)).toEqual(['Мобильный банк', '84 500 ₸', '14-03-2026', '—'])
    await expect(await canvas.findByText('Итого: 2 оплаты')).toBeVisible()
    await expect(canvas.getByText('Банковский перевод: 1 оплата')).toBeVisible()
    await expect(canvas.getByText('Мобильный банк: 1 оплата')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Экспорт' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: /Сохранённые фильтры/ })).toBeEnabled()
    await expect(canvas.getByText('1 334 500 ₸')).toBeVisible()
  },
}

export const CompaniesLoading: Story = {
  name: 'Контрагенты: загрузка',
  tags: ['загрузка'],
  parameters: stageParameters('', { responses: [pendingHandler(COMPANIES_ENDPOINT)] }),
  play: async ({ canvas, canvasElement, loaded }) => {
    await expect(await canvas.findByRole('heading', { name: 'Оплаты' })).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector(BUSY)).toBeVisible())
    await expect(searches(stageOf(loaded))).toEqual([])
  },
}

export const CompaniesFailed: Story = {
  name: 'Контрагенты не загрузились',
  parameters: stageParameters('', { responses: [failingHandler(COMPANIES_ENDPOINT, 500, 'Справочник недоступен')] }),
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('Справочник недоступен')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Обновить/ }))
    await waitFor(() => expect(stageOf(loaded).calls).toHaveLength(2))
    await expect(searches(stageOf(loaded))).toEqual([])
  },
}

export const NoCompanies: Story = {
  name: 'Нет контрагентов',
  tags: ['пусто'],
  parameters: stageParameters('', { responses: [emptyListHandler(COMPANIES_ENDPOINT)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Список пуст')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Добавить оплату/ })).toBeNull()
  },
}

export const Empty: Story = {
  parameters: stageParameters('', { responses: [emptyListHandler(SEARCH_ENDPOINT)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Список оплат пуст')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Добавить оплату/ })).toBeEnabled()
  },
}

export const Loading: Story = {
  parameters: stageParameters('', { responses: [pendingHandler(SEARCH_ENDPOINT)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: /Способ оплаты/ })).toBeVisible()
  },
}

export const ServerError: Story = {
  parameters: stageParameters('', { responses: [failingHandler(SEARCH_ENDPOINT, 500, 'Сервер временно недоступен')] }),
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('Сервер временно недоступен')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Обновить' }))
    await waitFor(() => expect(searches(stageOf(loaded))).toHaveLength(2))
  },
}

export const Forbidden: Story = {
  parameters: stageParameters('', { responses: [failingHandler(SEARCH_ENDPOINT, 403, 'Нет прав на оплаты')] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Нет прав на оплаты')).toBeVisible()
  },
}

export const ViewAlone: Story = {
  name: 'Только право просмотра',
  parameters: stageParameters('', { ...alone('pay_view'), responses: [listResponse] }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(2))
    await expect(canvas.queryByRole('button', { name: /Добавить оплату/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Редактировать|Удалить/ })).toBeNull()
  },
}

export const UpdateAlone: Story = {
  name: 'Только право изменения',
  parameters: stageParameters('form=delete&entry=12', {
    ...alone('pay_view', 'pay_update'),
    responses: [listResponse],
  }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(2))
    await expect(canvas.getAllByRole('button', { name: /^Редактировать/ })).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: /^Удалить/ })).toBeNull()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const FiltersAndSort: Story = {
  name: 'Фильтры и сортировка',
  parameters: stageParameters('companyId=3&payedAt=2026-03-16&methodId=2', { responses: [listResponse] }),
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(2))
    await expect(searches(stageOf(loaded)).map(({ body }) => body)).toContainEqual({
      companyId: 3,
      payedAt: '2026-03-16',
      methodId: 2,
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Фильтр: Способ оплаты, задан' }))
    const form = within(await screen.findByRole('form', { name: 'Фильтр: Способ оплаты' }))
    await userEvent.click(form.getByRole('button', { name: 'Сбросить' }))
    await waitFor(() => expect(stageOf(loaded).address()).toBe(`${PATH}?companyId=3&payedAt=2026-03-16`))
    for (const [title, key] of [
      ['ID', 'id'],
      ['Сумма', 'amount'],
    ] as const) {
      await clickColumnHeader(canvas, userEvent, new RegExp(title))
      await waitFor(() =>
        expect(searches(stageOf(loaded)).map(({ body }) => (body as { orderBy?: string }).orderBy)).toContain(
          `${key}_SORT_ASC`,
        ),
      )
    }
    await expect(canvas.getByRole('columnheader', { name: 'Комментарий' })).not.toHaveClass(
      'ant-table-column-has-sorters',
    )
  },
}

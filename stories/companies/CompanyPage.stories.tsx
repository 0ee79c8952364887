import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { World } from '../../mocks/store/world'
import { emptyListHandler, failingHandler, pendingHandler, staticResponseHandler } from '../../mocks/testing'
import { SELECT } from '../../tests/antdSelectors'
import { findVisibleDialog } from '../findVisibleDialog'
import { chooseOption } from '../form/chooseOption'
import { callsOf, changes, rowNames } from '../points/pointsScreen'
import { onStage, stageLoader, stageOf } from '../stage'
import { CompanyScreens, contactName, menuOptions, ROW_BUTTON, withPermissions } from './companiesScreen'

const PATH = '/companies/1'
const SEARCH = '/manage/company/:id/branch/search'
const SEARCH_CALL = 'POST /v1/manage/company/1/branch/search'
const ADDRESS = 'улица Алиханова, 37'

const meta: Meta<typeof CompanyScreens> = {
  title: 'Контрагенты/Карточка контрагента',
  tags: ['экран'],
  component: CompanyScreens,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: PATH } },
}
export default meta

type Story = StoryObj<typeof CompanyScreens>

const branchOff = ({ db }: World) => db.branches.update(2, { status: false })

export const Branches: Story = {
  parameters: { stage: { address: PATH, arrange: branchOff } },
  play: async ({ canvas, canvasElement, loaded }) => {
    await expect(await canvas.findByText(ADDRESS)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Дастархан' })).toBeVisible()
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Филиалы', 'Контакты'])
    await expect(canvas.getByRole('tab', { name: 'Филиалы' })).toHaveAttribute('aria-selected', 'true')
    await expect(rowNames(canvasElement, 1)).toEqual(['Астана', 'Караганда', 'Караганда'])
    await expect(rowNames(canvasElement, 2)).toEqual(['Есиль', 'Майкудук', 'Степной'])
    await expect(canvas.getAllByRole('link', { name: /^\+7/ })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+7\d{10}$/),
    )
    await expect(canvas.getByText('Отключен')).toHaveClass('status-tag--danger')
    await expect(canvas.getAllByText('Включен')[0]).toHaveClass('status-tag--success')
    await expect(canvas.getByRole('link', { name: 'Добавить филиал' })).toHaveAttribute(
      'href',
      '/companies/1/branches/add',
    )
    await expect(canvas.getByRole('link', { name: `Редактировать: ${ADDRESS}` })).toHaveAttribute(
      'href',
      '/companies/1/branches/edit/1',
    )
    await expect(callsOf(stageOf(loaded), '')).toEqual([
      { call: 'GET /v1/manage/company/1?expand=points', body: undefined },
      { call: `${SEARCH_CALL}?page=1`, body: {} },
    ])
  },
}

export const BranchFilters: Story = {
  name: 'Фильтр по филиалам',
  parameters: { stage: { address: `${PATH}?cityId=1&status=true&orderBy=address_SORT_DESC&pointId=x` } },
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await canvas.findByText(ADDRESS)
    await expect(rowNames(canvasElement, 3)).toEqual(['улица Муканова, 120/44', ADDRESS])
    await userEvent.click(canvas.getByLabelText('Отправная точка'))
    await waitFor(() => expect(menuOptions()).toContain('Майкудук'))
    await expect(menuOptions()).not.toContain('Есиль')
    await userEvent.keyboard('{Escape}')
    await chooseOption(canvas.getByLabelText('Отправная точка'), 'Майкудук')
    await userEvent.type(canvas.getByLabelText('Адрес'), 'Мука{Enter}')
    await waitFor(() => expect(rowNames(canvasElement, 3)).toEqual(['улица Муканова, 120/44']))
    await expect(callsOf(stageOf(loaded), SEARCH_CALL).map(({ body }) => body)).toEqual([
      { cityId: 1, status: true, orderBy: 'address_SORT_DESC' },
      { cityId: 1, pointId: 4, address: 'Мука', status: true, orderBy: 'address_SORT_DESC' },
    ])
    await chooseOption(canvas.getByLabelText('Город'), 'Астана')
    await expect(canvas.queryByText('Майкудук', { selector: `${SELECT} *` })).toBeNull()
  },
}

export const NoBranches: Story = {
  name: 'Нет филиалов',
  tags: ['пусто'],
  parameters: { stage: { address: PATH, responses: [emptyListHandler(SEARCH)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Список филиалов пуст')).toBeVisible()
  },
}

export const NoPoints: Story = {
  name: 'Нет точек',
  tags: ['пусто'],
  parameters: {
    stage: {
      address: PATH,
      responses: [
        staticResponseHandler('/manage/company/1', { id: 1, name: 'Дастархан', points: null }),
        emptyListHandler(SEARCH),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Список отправных точек пуст')).toBeVisible()
    await expect(canvas.getByText('Добавьте отправные точки')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Отправные точки' })).toHaveAttribute('href', '/points')
  },
}

export const LongName: Story = {
  name: 'Длинное название',
  parameters: {
    stage: {
      address: PATH,
      responses: [
        staticResponseHandler('/manage/company/1', { id: 1, name: 'Ж'.repeat(200), status: 10, points: null }),
        emptyListHandler(SEARCH),
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ж'.repeat(200) })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Loading: Story = {
  parameters: { stage: { address: PATH, responses: [pendingHandler('/manage/company/:id')] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Контрагент' })).toBeVisible()
  },
}

export const Unknown: Story = {
  name: 'Записи нет',
  parameters: { stage: { address: '/companies/777' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Обновить/ })).toBeVisible()
  },
}

export const BranchesFailed: Story = {
  name: 'Филиалы не загрузились',
  parameters: { stage: { address: PATH, responses: [failingHandler(SEARCH)] } },
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('Сервер временно недоступен')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Обновить/ }))
    await waitFor(() => expect(callsOf(stageOf(loaded), SEARCH_CALL)).toHaveLength(2))
  },
}

/** The dialog that deletes a branch has the title «Удалить контрагента?» («Delete the company?»), as in the specification. */
export const DeleteBranch: Story = {
  name: 'Удаление филиала',
  parameters: {
    stage: {
      address: `${PATH}?cityId=1`,
      arrange: ({ db }: World) => db.branches.insert({ ...db.branch(1), id: 900, address: 'Новая, 1' }),
    },
  },
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить: Новая, 1' }))
    const dialog = await findVisibleDialog('Удалить контрагента?')
    await waitFor(() => expect(dialog.getByText('Филиал «Новая, 1» будет удалён.')).toBeVisible())
    await expect(dialog.getByRole('button', { name: 'Не удалять' })).toBeVisible()
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Да, удалить' }))
    await expect(await screen.findByText('Филиал удалён')).toBeVisible()
    await waitFor(() => expect(rowNames(canvasElement, 3)).not.toContain('Новая, 1'))
    await expect(changes(stage)).toEqual([{ call: 'DELETE /v1/manage/company/branch/900', body: undefined }])
    await expect(callsOf(stage, SEARCH_CALL).map(({ body }) => body)).toEqual([{ cityId: 1 }, { cityId: 1 }])
  },
}

export const Tabs: Story = {
  name: 'Вкладки',
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByText(ADDRESS)
    await userEvent.click(canvas.getByRole('tab', { name: 'Контакты' }))
    await expect(await canvas.findByText(contactName(loaded))).toBeVisible()
    await expect(stageOf(loaded).address()).toBe(`${PATH}?tab=contacts`)
    await userEvent.click(canvas.getByRole('tab', { name: 'Филиалы' }))
    await expect(await canvas.findByText(ADDRESS)).toBeVisible()
    await expect(stageOf(loaded).address()).toBe(PATH)
  },
}

export const ViewBranchesOnly: Story = {
  name: 'Только просмотр филиалов',
  tags: ['доступ'],
  parameters: withPermissions(`${PATH}?form=delete&entry=1`, 'company_branch_view'),
  play: async ({ canvas }) => {
    await canvas.findByText(ADDRESS)
    await expect(canvas.getAllByRole('tab')).toHaveLength(1)
    await expect(canvas.queryByRole('link', { name: 'Добавить филиал' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: ROW_BUTTON })).toBeNull()
    await expect(canvas.queryByRole('button', { name: ROW_BUTTON })).toBeNull()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const MayUpdateBranches: Story = {
  name: 'Можно изменять филиалы',
  parameters: withPermissions(PATH, 'company_branch_view', 'company_branch_update'),
  play: async ({ canvas }) => {
    await canvas.findByText(ADDRESS)
    await expect(canvas.getAllByRole('link', { name: /^Редактировать:/ })).toHaveLength(3)
    await expect(canvas.queryByRole('button', { name: /^Удалить:/ })).toBeNull()
  },
}

export const MayDeleteBranches: Story = {
  name: 'Можно удалять филиалы',
  parameters: withPermissions(PATH, 'company_branch_view', 'company_branch_delete'),
  play: async ({ canvas }) => {
    await canvas.findByText(ADDRESS)
    await expect(canvas.getAllByRole('button', { name: /^Удалить:/ })).toHaveLength(3)
    await expect(canvas.queryByRole('link', { name: /^Редактировать:/ })).toBeNull()
  },
}

export const MayOnlyAddBranches: Story = {
  name: 'Можно только добавлять филиалы',
  parameters: withPermissions(PATH, 'company_branch_create', 'company_contact_view'),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('link', { name: 'Добавить филиал' })).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(callsOf(stageOf(loaded), SEARCH_CALL)).toEqual([])
  },
}

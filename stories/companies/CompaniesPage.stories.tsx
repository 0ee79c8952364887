import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import type { World } from '../../mocks/store/world'
import { emptyListHandler, failingHandler, pendingHandler } from '../../mocks/testing'
import { clickColumnHeader } from '../clickColumnHeader'
import { findVisibleDialog } from '../findVisibleDialog'
import { chooseOption } from '../form/chooseOption'
import { callsOf, changes, rowNames } from '../points/pointsScreen'
import { onStage, stageLoader, stageOf } from '../stage'
import { CompanyScreens, ROW_BUTTON, withPermissions } from './companiesScreen'

const PATH = '/companies'
const SEARCH = '/manage/company/search'
const SEARCH_CALL = `POST /v1${SEARCH}`
const FIRST = 'Дастархан'
/** Sorts the oldest companies first, so that the first company of the mock data is on page 1. */
const ORDER = { orderBy: 'id_SORT_ASC' }
const OLDEST = `${PATH}?orderBy=${ORDER.orderBy}`

const meta: Meta<typeof CompanyScreens> = {
  title: 'Контрагенты/Список контрагентов',
  tags: ['экран'],
  component: CompanyScreens,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: OLDEST } },
}
export default meta

type Story = StoryObj<typeof CompanyScreens>

const FREE = 'Бистро Новое'
function freeCompany({ db }: World): void {
  db.companies.insert({ ...db.company(3), id: 90, name: FREE })
}

export const Loaded: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    await expect(await canvas.findByText(FIRST)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Контрагенты' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Экспорт/ })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: /Сохранённые фильтры/ })).toBeEnabled()
    await expect(rowNames(canvasElement, 2)).toHaveLength(20)
    await expect(canvas.getByText('11-05-2024')).toBeVisible()
    await expect(canvas.getByText('Временно отключен')).toHaveClass('status-tag--info')
    await expect(canvas.getAllByText('Включен')[0]).toHaveClass('status-tag--success')
    await expect(canvas.getByRole('link', { name: 'Добавить контрагента' })).toHaveAttribute('href', '/companies/add')
    await expect(canvas.getByRole('link', { name: `Открыть: ${FIRST}` })).toHaveAttribute('href', '/companies/1')
    await expect(canvas.getByRole('link', { name: `Редактировать: ${FIRST}` })).toHaveAttribute(
      'href',
      '/companies/edit/1',
    )
    await expect(callsOf(stageOf(loaded), SEARCH_CALL)).toEqual([{ call: `${SEARCH_CALL}?page=1`, body: ORDER }])
  },
}

export const Empty: Story = {
  parameters: { stage: { address: PATH, responses: [emptyListHandler(SEARCH)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Список контрагентов пуст')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { stage: { address: PATH, responses: [pendingHandler(SEARCH)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Название' })).toBeVisible()
    await expect(canvas.queryByText('Список контрагентов пуст')).toBeNull()
  },
}

export const ServerError: Story = {
  parameters: { stage: { address: PATH, responses: [failingHandler(SEARCH)] } },
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('Сервер временно недоступен')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Обновить/ }))
    await waitFor(() => expect(callsOf(stageOf(loaded), SEARCH_CALL)).toHaveLength(2))
  },
}

export const Forbidden: Story = {
  parameters: { stage: { address: PATH, responses: [failingHandler(SEARCH, 403, 'Недостаточно прав')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Недостаточно прав')).toBeVisible()
  },
}

export const FiltersInAddress: Story = {
  name: 'Фильтры из адреса',
  parameters: {
    stage: {
      address: `${PATH}?id=x&name=%D0%94%D0%B0%D1%81&status=10&legalName=%D0%98%D0%9F&contract=200&contractDateStart=2024-01-01&contractDateFinish=2024-12-31&orderBy=contractDate_SORT_DESC`,
    },
  },
  play: async ({ canvas, canvasElement, loaded }) => {
    await canvas.findByText(FIRST)
    await expect(rowNames(canvasElement, 2)).toEqual([FIRST])
    await expect(canvas.getByLabelText('Дата договора с')).toHaveValue('01-01-2024')
    await expect(canvas.getByLabelText('ID')).toHaveValue('')
    await expect(callsOf(stageOf(loaded), SEARCH_CALL).map(({ body }) => body)).toEqual([
      {
        name: 'Дас',
        status: 10,
        legalName: 'ИП',
        contract: '200',
        contractDateStart: '2024-01-01',
        contractDateFinish: '2024-12-31',
        orderBy: 'contractDate_SORT_DESC',
      },
    ])
  },
}

/** Filters by «Отключен», whose value is 0, to check that 0 is sent like any other value. */
export const FilterByStatus: Story = {
  name: 'Фильтр по статусу',
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await canvas.findByText(FIRST)
    await chooseOption(canvas.getByLabelText('Статус'), 'Отключен')
    await userEvent.click(canvas.getByRole('button', { name: 'Применить' }))
    await waitFor(() => expect(rowNames(canvasElement, 2)).toEqual(['Бургерная №4']))
    await expect(stageOf(loaded).address()).toBe(`${OLDEST}&status=0`)
    await expect(canvas.getByText('Отключен', { selector: '.status-tag' })).toHaveClass('status-tag--danger')
  },
}

export const Sorted: Story = {
  name: 'Отсортировано',
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await canvas.findByText(FIRST)
    await clickColumnHeader(canvas, userEvent, 'Название')
    await waitFor(() => expect(rowNames(canvasElement, 2)[0]).toBe('Ақтөбе ас үйі'))
    await expect(stageOf(loaded).address()).toBe(`${PATH}?orderBy=name_SORT_ASC`)
  },
}

export const Paged: Story = {
  name: 'Страницы',
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByText(FIRST)
    await userEvent.click(canvas.getByTitle('2'))
    await expect(await canvas.findByText('Қазан')).toBeVisible()
    await expect(stageOf(loaded).address()).toBe(`${OLDEST}&page=2`)
    await expect(callsOf(stageOf(loaded), SEARCH_CALL).map(({ call }) => call.split('?')[1])).toEqual([
      'page=1',
      'page=2',
    ])
  },
}

export const Delete: Story = {
  parameters: { stage: { address: `${OLDEST}&page=3`, arrange: freeCompany } },
  play: async ({ canvas, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: `Удалить: ${FREE}` }))
    const dialog = await findVisibleDialog('Удалить контрагента?')
    await waitFor(() => expect(dialog.getByText(`Контрагент «${FREE}» будет удалён.`)).toBeVisible())
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Да, удалить' }))
    await expect(await screen.findByText('Контрагент удалён')).toBeVisible()
    await expect(await canvas.findByText(FIRST)).toBeVisible()
    await expect(stage.address()).toBe(OLDEST)
    const sent = changes(stage).filter(({ call }) => !call.includes('/report/'))
    await expect(sent).toEqual([{ call: 'DELETE /v1/manage/company/90', body: undefined }])
    await expect(callsOf(stage, SEARCH_CALL)).toEqual([
      { call: `${SEARCH_CALL}?page=3`, body: ORDER },
      { call: `${SEARCH_CALL}?page=1`, body: ORDER },
    ])
  },
}

export const DeleteRefused: Story = {
  name: 'Удаление отклонено',
  parameters: { stage: { address: `${OLDEST}&form=delete&entry=1` } },
  play: async ({ canvas, userEvent, loaded }) => {
    const dialog = await findVisibleDialog('Удалить контрагента?')
    await expect(await dialog.findByText(/^У контрагента \d+\sфилиал/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Да, удалить' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('У контрагента есть филиалы')
    await userEvent.click(dialog.getByRole('button', { name: 'Не удалять' }))
    await waitFor(() => expect(stageOf(loaded).address()).toBe(OLDEST))
    await expect(await canvas.findByText(FIRST)).toBeVisible()
  },
}

export const Details: Story = {
  name: 'Реквизиты без права изменения',
  parameters: {
    stage: {
      ...withPermissions(OLDEST, 'company_view', 'company_contact_view').stage,
      arrange: (world: World) => {
        withPermissions(OLDEST, 'company_view', 'company_contact_view').stage.arrange(world)
        world.db.companies.update(1, {
          ...{ bankDetails: 'ИИК KZ12\nБИК KZXX', postalAddress: null, contractDate: '2024-05-11' },
          settings: [
            { cityId: 1, typeId: 1, percent: 12.5 },
            { cityId: 2, typeId: 2, percent: null },
          ],
        })
      },
    },
  },
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Реквизиты: ${FIRST}` }))
    const dialog = await findVisibleDialog(FIRST)
    await expect(await dialog.findByText(/^ИИК KZ12\s+БИК KZXX/)).toBeVisible()
    await expect(dialog.getByText('11-05-2024')).toBeVisible()
    await expect(dialog.getByText(/^Караганда: 12,5\s% от стоимости заказа$/)).toBeVisible()
    await expect(dialog.getByText('Астана: По зонам доставки')).toBeVisible()
    await expect(dialog.getByText('Почтовый адрес').nextElementSibling).toHaveTextContent(/^—$/)
    await expect(await dialog.findByRole('link', { name: 'contact1@partner.example' })).toBeVisible()
    await expect(dialog.queryByRole('textbox')).toBeNull()
    await expect(changes(stageOf(loaded))).toEqual([])
  },
}

export const DetailsFailed: Story = {
  name: 'Реквизиты не загрузились',
  parameters: {
    stage: {
      ...withPermissions(`${OLDEST}&form=details&entry=1`, 'company_view').stage,
      responses: [failingHandler('/manage/company/1', 403, 'Недостаточно прав')],
    },
  },
  play: async () => {
    const dialog = await findVisibleDialog('Реквизиты контрагента')
    await expect(await dialog.findByText('Недостаточно прав')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /Обновить/ })).toBeEnabled()
  },
}

export const ViewOnly: Story = {
  parameters: withPermissions(`${OLDEST}&form=delete&entry=1`, 'company_view'),
  play: async ({ canvas }) => {
    await canvas.findByText(FIRST)
    await expect(canvas.queryByRole('link', { name: 'Добавить контрагента' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: ROW_BUTTON })).toBeNull()
    await expect(canvas.queryByRole('button', { name: ROW_BUTTON })).toBeNull()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const MayCreate: Story = {
  name: 'Можно добавлять',
  parameters: withPermissions(OLDEST, 'company_view', 'company_create'),
  play: async ({ canvas }) => {
    await canvas.findByText(FIRST)
    await expect(canvas.getByRole('link', { name: 'Добавить контрагента' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: ROW_BUTTON })).toBeNull()
  },
}

export const MayUpdate: Story = {
  name: 'Можно изменять',
  parameters: withPermissions(OLDEST, 'company_view', 'company_update'),
  play: async ({ canvas }) => {
    await canvas.findByText(FIRST)
    await expect(canvas.getByRole('link', { name: `Редактировать: ${FIRST}` })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Открыть:/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Удалить:/ })).toBeNull()
  },
}

export const MayViewContacts: Story = {
  name: 'Можно видеть контакты',
  parameters: withPermissions(OLDEST, 'company_view', 'company_contact_view'),
  play: async ({ canvas }) => {
    await canvas.findByText(FIRST)
    await expect(canvas.getByRole('link', { name: `Открыть: ${FIRST}` })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Редактировать:/ })).toBeNull()
  },
}

export const MayDelete: Story = {
  name: 'Можно удалять',
  parameters: withPermissions(OLDEST, 'company_view', 'company_delete'),
  play: async ({ canvas }) => {
    await canvas.findByText(FIRST)
    await expect(canvas.getByRole('button', { name: `Удалить: ${FIRST}` })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: ROW_BUTTON })).toBeNull()
  },
}

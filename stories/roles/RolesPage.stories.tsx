import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ROLES } from '../../mocks/seeds/roles'
import { emptyListHandler, failingHandler, pendingHandler, staticResponseHandler } from '../../mocks/testing'
import { RolesPage } from '../../src/pages/roles/RolesPage'
import { ROW } from '../../tests/antdSelectors'
import { findVisibleDialog } from '../findVisibleDialog'
import { onStage, type Stage, type StageSettings, stageLoader, stageOf } from '../stage'

const PATH = '/directories/roles'
const ROLE = '/manage/role'

const meta: Meta<typeof RolesPage> = {
  title: 'Справочники/Роли',
  tags: ['экран'],
  component: RolesPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: PATH } },
}
export default meta

type Story = StoryObj<typeof RolesPage>

const at = (query: string, more: Partial<StageSettings> = {}) => ({ stage: { address: `${PATH}?${query}`, ...more } })

const rowNames = (canvas: HTMLElement): string[] =>
  [...canvas.querySelectorAll(`${ROW} td:nth-child(1)`)].flatMap((cell) => cell.textContent || [])

const loads = ({ calls }: Stage) => calls.filter(({ call }) => call === 'GET /v1/manage/role')
const changes = ({ calls }: Stage) => calls.filter(({ call }) => !call.includes('/search') && !call.startsWith('GET'))

export const Loaded: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    await waitFor(() => expect(rowNames(canvasElement)).toEqual(ROLES.map(({ id }) => id)))
    await expect(canvas.getByRole('heading', { name: 'Справочник - Роли' })).toBeVisible()
    await expect(canvas.getByText('Диспетчер')).toBeVisible()
    await expect(loads(stageOf(loaded))).toHaveLength(1)
  },
}

export const Empty: Story = {
  parameters: { stage: { address: PATH, responses: [emptyListHandler(ROLE)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Список ролей пуст')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { stage: { address: PATH, responses: [pendingHandler(ROLE)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Описание' })).toBeVisible()
    await expect(canvas.queryByText('Список ролей пуст')).toBeNull()
  },
}

export const ServerError: Story = {
  parameters: { stage: { address: PATH, responses: [failingHandler(ROLE, 500, 'Сервер временно недоступен')] } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('Сервер временно недоступен')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Обновить/ }))
    await waitFor(() => expect(loads(stageOf(loaded))).toHaveLength(2))
  },
}

export const Forbidden: Story = {
  parameters: { stage: { address: PATH, responses: [failingHandler(ROLE, 403, 'Нет прав на роли')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Нет прав на роли')).toBeVisible()
  },
}

export const Add: Story = {
  parameters: at('page=1'),
  play: async ({ canvas, canvasElement, loaded }) => {
    const stage = stageOf(loaded)
    await waitFor(() => expect(rowNames(canvasElement)).toHaveLength(ROLES.length))
    await userEvent.click(canvas.getByRole('button', { name: /Добавить роль/ }))
    const dialog = await findVisibleDialog('Новая роль')
    await waitFor(() => expect(dialog.getByLabelText(/Название/)).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }))
    await expect(await dialog.findAllByText('Поле обязательное')).toHaveLength(3)
    await userEvent.type(dialog.getByLabelText(/Название/), ' senior ')
    await userEvent.type(dialog.getByLabelText(/Описание/), 'Старший')
    const pay = within(dialog.getByRole('group', { name: 'Оплаты' }))
    await userEvent.click(pay.getByRole('checkbox', { name: 'Оплаты' }))
    await expect(pay.getByText('4 из 4')).toBeVisible()
    await userEvent.click(pay.getByRole('checkbox', { name: /удаление/ }))
    await expect(pay.getByText('3 из 4')).toBeVisible()
    await expect(dialog.getByText(/^Выбрано 3 из 51$/)).toBeVisible()
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Добавить' }))
    await expect(await screen.findByText('Роль добавлена')).toBeVisible()
    await waitFor(() => expect(rowNames(canvasElement)).toContain('senior'))
    await expect(changes(stage)).toEqual([
      {
        call: 'POST /v1/manage/role',
        body: { name: 'senior', description: 'Старший', permissions: ['pay_create', 'pay_update', 'pay_view'] },
      },
    ])
    await waitFor(() => expect(loads(stage)).toHaveLength(2))
  },
}

export const Search: Story = {
  name: 'Поиск',
  parameters: at('form=add'),
  play: async ({ loaded }) => {
    const dialog = await findVisibleDialog('Новая роль')
    await waitFor(() => expect(dialog.getByLabelText(/Название/)).toHaveFocus())
    const search = dialog.getByLabelText('Найти право')
    await userEvent.type(search, 'филиалы')
    await expect(dialog.getAllByRole('group')).toHaveLength(2)
    await userEvent.click(dialog.getByRole('button', { name: 'Выбрать найденные' }))
    await expect(dialog.getByText(/^Выбрано 4 из 51$/)).toBeVisible()
    await userEvent.clear(search)
    await userEvent.type(search, 'slot_manage{Enter}')
    await userEvent.click(dialog.getByRole('checkbox', { name: /Курьеры: смены/ }))
    await expect(dialog.getByText('1 из 7')).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: 'Курьеры' })).toBeChecked()
    await userEvent.clear(search)
    await expect(dialog.getByRole('checkbox', { name: 'Курьеры' })).not.toBeChecked()
    await userEvent.type(search, 'нет такого')
    await expect(dialog.getByText('Совпадений не найдено')).toBeVisible()
    await expect(changes(stageOf(loaded))).toEqual([])
  },
}

export const Keyboard: Story = {
  name: 'С клавиатуры',
  parameters: at('form=add'),
  play: async () => {
    const dialog = await findVisibleDialog('Новая роль')
    await waitFor(() => expect(dialog.getByLabelText(/Название/)).toHaveFocus())
    await userEvent.click(dialog.getByLabelText('Найти право'))
    await userEvent.keyboard('выплат')
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: 'Выбрать найденные' })).toHaveFocus()
    await userEvent.tab()
    await expect(dialog.getByRole('checkbox', { name: 'Выплаты' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(dialog.getByText(/^Выбрано 1 из 51$/)).toBeVisible()
  },
}

export const Edit: Story = {
  play: async ({ canvas, loaded }) => {
    const stage = stageOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: 'Редактировать: Наблюдатель' }))
    const dialog = await findVisibleDialog('Редактирование роли')
    await waitFor(() => expect(dialog.getByLabelText(/Название/)).toHaveValue('viewer'))
    const save = dialog.getByRole('button', { name: 'Сохранить' })
    await expect(save).toBeDisabled()
    const view = dialog.getByRole('checkbox', { name: /Заказы: просмотр/ })
    await userEvent.click(view)
    await expect(save).toBeEnabled()
    await userEvent.click(view)
    await expect(save).toBeDisabled()
    await userEvent.type(dialog.getByLabelText(/Название/), '2')
    await userEvent.click(save)
    await expect(await screen.findByText('Роль сохранена')).toBeVisible()
    await expect(changes(stage)).toEqual([
      {
        call: 'POST /v1/manage/role/viewer',
        body: { name: 'viewer2', description: 'Наблюдатель', permissions: ['order_view'] },
      },
    ])
  },
}

export const UnknownPermissions: Story = {
  name: 'Неизвестные права',
  parameters: at('form=edit&entry=viewer', {
    responses: [
      staticResponseHandler('/manage/role/:name', {
        name: 'viewer',
        description: null,
        permissions: ['order_view', 'old_one'],
      }),
      staticResponseHandler('/dictionary/permissions', [
        { value: 'order_view', label: 'Смотреть заказы' },
        { value: 'fly', label: '<b>Летать</b>' },
      ]),
    ],
  }),
  play: async () => {
    const dialog = await findVisibleDialog('Редактирование роли')
    const others = within(await dialog.findByRole('group', { name: 'Прочие' }))
    await expect(await others.findByRole('checkbox', { name: /<b>Летать<\/b>/ })).not.toBeChecked()
    const old = await others.findByRole('checkbox', { name: /old_one/ })
    await expect(old).toBeChecked()
    await userEvent.click(old)
    await expect(old).toBeInTheDocument()
    await expect(old).not.toBeChecked()
  },
}

/** The response lacks the permissions. A save leaves them out of the request, so that the server keeps them. */
export const PermissionsNotLoaded: Story = {
  name: 'Права не загрузились',
  parameters: at('form=edit&entry=viewer', {
    responses: [staticResponseHandler('/manage/role/:name', { name: 'viewer', description: 'Наблюдатель' })],
  }),
  play: async ({ loaded }) => {
    const dialog = await findVisibleDialog('Редактирование роли')
    await expect(await dialog.findByText(/^Права роли не загрузились/)).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/Название/), '2')
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await expect(await screen.findByText('Роль сохранена')).toBeVisible()
    await expect(changes(stageOf(loaded)).map(({ body }) => body)).toEqual([
      { name: 'viewer2', description: 'Наблюдатель' },
    ])
  },
}

export const EditRefused: Story = {
  name: 'Изменение отклонено',
  parameters: at('form=edit&entry=viewer'),
  play: async ({ loaded }) => {
    const dialog = await findVisibleDialog('Редактирование роли')
    const name = await dialog.findByLabelText(/Название/)
    await waitFor(() => expect(name).toHaveValue('viewer'))
    await userEvent.clear(name)
    await userEvent.type(name, 'manager')
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Такая роль уже есть')
    await expect(name).toHaveValue('manager')
    await expect(changes(stageOf(loaded))).toHaveLength(1)
  },
}

export const DictionaryFailed: Story = {
  name: 'Словарь не загрузился',
  parameters: at('form=add', { responses: [failingHandler('/dictionary/permissions', 500, 'Права недоступны')] }),
  play: async () => {
    const dialog = await findVisibleDialog('Новая роль')
    await expect(await dialog.findByText('Права недоступны')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /Обновить/ })).toBeVisible()
  },
}

export const Delete: Story = {
  parameters: {
    stage: {
      address: PATH,
      arrange: ({ db }) => {
        db.roles.insert({ id: 'spare', description: 'Лишняя', permissions: ['order_view'] })
      },
    } satisfies StageSettings,
  },
  play: async ({ canvas, canvasElement, loaded }) => {
    const stage = stageOf(loaded)
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить: Лишняя' }))
    const dialog = await findVisibleDialog('Удалить роль?')
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Да, удалить' }))
    await expect(await screen.findByText('Роль удалена')).toBeVisible()
    await waitFor(() => expect(rowNames(canvasElement)).not.toContain('spare'))
    await expect(changes(stage)).toEqual([{ call: 'DELETE /v1/manage/role/spare', body: undefined }])
    await waitFor(() => expect(loads(stage)).toHaveLength(2))
  },
}

export const DependentsFailed: Story = {
  name: 'Удаление: связанное не загрузилось',
  parameters: at('form=delete&entry=courier', {
    responses: [failingHandler('/manage/employee/search', 500, 'Сотрудники недоступны')],
  }),
  play: async () => {
    const dialog = await findVisibleDialog('Удалить роль?')
    await expect(await dialog.findByText('Не загрузилось, что связано с записью')).toBeVisible()
    await expect(dialog.getByText('Сотрудники недоступны')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Обновить' })).toBeEnabled()
    await expect(dialog.getByRole('button', { name: 'Да, удалить' })).toBeEnabled()
  },
}

export const DeleteRefused: Story = {
  name: 'Удаление отклонено',
  parameters: at('form=delete&entry=courier'),
  play: async () => {
    const dialog = await findVisibleDialog('Удалить роль?')
    await expect(await dialog.findByText(/^С этой ролью [\d\s]+ сотрудник/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Да, удалить' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Эту роль нельзя удалить')
  },
}

import { expect, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { DEMO_ACCOUNTS } from '../../mocks/seeds/demoAccounts'
import { FIRST_COURIER_ID } from '../../mocks/seeds/employees'
import { emptyListHandler, failingHandler, pendingHandler, staticResponseHandler } from '../../mocks/testing'
import { EmployeesPage } from '../../src/pages/employees/EmployeesPage'
import { ROW } from '../../tests/antdSelectors'
import { clickColumnHeader } from '../clickColumnHeader'
import { chooseOption } from '../form/chooseOption'
import { onStage, stageLoader, stageOf } from '../stage'
import { allowOperator, PATH, rowNames, searches } from './employeesScreen'

const SEARCH = '/manage/employee/search'

const meta: Meta<typeof EmployeesPage> = {
  title: 'Люди/Сотрудники',
  tags: ['экран'],
  component: EmployeesPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: PATH } },
}
export default meta

type Story = StoryObj<typeof EmployeesPage>

const at = (query: string) => ({ stage: { address: `${PATH}?${query}` } })

export const Loaded: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    const stage = stageOf(loaded)
    await waitFor(() => expect(rowNames(canvasElement).length).toBeGreaterThan(5))
    await expect(canvas.getByRole('heading', { name: 'Сотрудники' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Экспорт/ })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: /Сохранённые фильтры/ })).toBeEnabled()
    const titles = canvas.getAllByRole('columnheader').map((header) => header.textContent)
    await expect(titles).toEqual([
      'ID',
      'Фото',
      'ФИО',
      'Мобильный',
      'E-mail',
      'Роль',
      'Города',
      'Дата регистрации',
      'Статус',
      'Действия',
    ])
    await expect(canvas.getAllByText('Активный').length).toBeGreaterThan(5)
    await expect(stage.address()).toBe(PATH)
    await expect(searches(stage)).toEqual([{ call: 'POST /v1/manage/employee/search?page=1', body: { status: 10 } }])
    await expect(canvas.getByRole('button', { name: 'Сбросить' })).toBeDisabled()
  },
}

export const Courier: Story = {
  name: 'Курьер',
  parameters: at(`id=${FIRST_COURIER_ID}`),
  play: async ({ canvasElement, loaded }) => {
    const { world } = stageOf(loaded)
    const { lastName, firstName } = world.db.employee(FIRST_COURIER_ID)
    await waitFor(() => expect(rowNames(canvasElement)).toHaveLength(1))
    const row = within(canvasElement.querySelector(ROW) as HTMLElement)
    const link = row.getByRole('link', { name: new RegExp(`^${lastName} ${firstName}`) })
    await expect(link).toHaveAttribute('href', `/couriers/${FIRST_COURIER_ID}`)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(await row.findByRole('img', { name: /курьер$/i })).toBeVisible()
    await expect(await row.findByText('Курьер')).toBeVisible()
    await expect(row.getByText(/^\+7\s\(\d{3}\)\s\d{3}-\d\d-\d\d$/)).toBeVisible()
    await expect(row.getByText(/^\d\d-\d\d-\d{4}$/)).toBeVisible()
  },
}

export const MalformedResponse: Story = {
  name: 'Необычный ответ сервера',
  parameters: {
    stage: {
      address: PATH,
      responses: [
        staticResponseHandler(SEARCH, [
          { id: '8', lastName: '<b>Ли</b>', role: 'chef', cities: [1, 77], photoUrl: 'javascript:alert(1)', status: 0 },
          { id: 9, fio: 'Без частей имени', phone: '123', createdAt: '2026-03-17T22:30:00+00:00', cities: null },
        ]),
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('<b>Ли</b>')).toBeVisible()
    await expect(canvas.getByText('chef')).toBeVisible()
    await expect(canvas.getByText('Караганда, № 77')).toBeVisible()
    await expect(canvas.getByText('Заблокирован')).toBeVisible()
    await expect(canvas.getByText('Без частей имени')).toBeVisible()
    await expect(canvas.getByText('18-03-2026')).toBeVisible()
    await expect(canvasElement.querySelector('[src^="javascript"]')).toBeNull()
  },
}

export const Empty: Story = {
  parameters: { stage: { address: PATH, responses: [emptyListHandler(SEARCH)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Список сотрудников пуст')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Добавить сотрудника/ })).toBeEnabled()
  },
}

export const Loading: Story = {
  parameters: { stage: { address: PATH, responses: [pendingHandler(SEARCH), pendingHandler('/dictionary/roles')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'ФИО' })).toBeVisible()
    await expect(canvas.queryByText('Список сотрудников пуст')).toBeNull()
  },
}

export const ServerError: Story = {
  parameters: { stage: { address: PATH, responses: [failingHandler(SEARCH, 500, 'Сервер временно недоступен')] } },
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('Сервер временно недоступен')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Обновить/ }))
    await waitFor(() => expect(searches(stageOf(loaded))).toHaveLength(2))
  },
}

export const Forbidden: Story = {
  parameters: { stage: { address: PATH, responses: [failingHandler(SEARCH, 403, 'Нет прав на сотрудников')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Нет прав на сотрудников')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Сотрудники' })).toBeVisible()
  },
}

export const FiltersInAddress: Story = {
  name: 'Фильтры из адреса',
  parameters: at(
    'id=x&fio=%D0%B0&phone=7701&email=a&role=courier&cities=1&status=10&createdAtStart=2024-01-01&createdAtFinish=2026-13&orderBy=fio_SORT_ASC&page=2',
  ),
  play: async ({ canvas, canvasElement, loaded }) => {
    await waitFor(() => expect(rowNames(canvasElement).length).toBeGreaterThan(0))
    const [first] = searches(stageOf(loaded))
    await expect(first).toEqual({
      call: 'POST /v1/manage/employee/search?page=2',
      body: {
        fio: 'а',
        email: 'a',
        role: 'courier',
        city: 1,
        status: 10,
        createdAtStart: '2024-01-01',
        orderBy: 'fio_SORT_ASC',
      },
    })
    await expect(canvas.getByLabelText('ФИО')).toHaveValue('а')
    await expect(canvas.getByLabelText('ID')).toHaveValue('')
    await expect(canvas.getByLabelText('Зарегистрирован с')).toHaveValue('01-01-2024')
    await expect(canvas.getByRole('columnheader', { name: 'ФИО' })).toHaveAttribute('aria-sort', 'ascending')
  },
}

export const FilterAndReset: Story = {
  name: 'Фильтр и сброс',
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    await waitFor(() => expect(rowNames(canvasElement).length).toBeGreaterThan(5))
    await chooseOption(canvas.getByLabelText('Статус'), 'Заблокирован')
    await userEvent.click(canvas.getByRole('button', { name: 'Применить' }))
    await waitFor(() => expect(stage.address()).toBe(`${PATH}?status=0`))
    await waitFor(() => expect(canvas.queryAllByText('Активный', { selector: '.status-tag' })).toHaveLength(0))
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }))
    await waitFor(() => expect(stage.address()).toBe(PATH))
    await waitFor(() =>
      expect(searches(stage).map(({ body }) => body)).toEqual([{ status: 10 }, { status: 0 }, { status: 10 }]),
    )
  },
}

export const FilterPhone: Story = {
  name: 'Фильтр по телефону',
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    await waitFor(() => expect(rowNames(canvasElement).length).toBeGreaterThan(5))
    await userEvent.type(canvas.getByLabelText('Мобильный'), '700{Enter}')
    await expect(await canvas.findByText('Неверный формат')).toBeVisible()
    await expect(searches(stage)).toHaveLength(1)
    await userEvent.type(canvas.getByLabelText('Мобильный'), '0000002{Enter}')
    await waitFor(() => expect(rowNames(canvasElement)).toHaveLength(1))
    await expect(searches(stage)[1]?.body).toEqual({ status: 10, phone: DEMO_ACCOUNTS.operator.phone })
  },
}

export const SortedAndPaged: Story = {
  name: 'Сортировка и страницы',
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    await waitFor(() => expect(rowNames(canvasElement).length).toBeGreaterThan(5))
    await clickColumnHeader(canvas, userEvent, 'ФИО')
    await waitFor(() => expect(stage.address()).toBe(`${PATH}?orderBy=fio_SORT_ASC`))
    await userEvent.click(canvas.getByTitle('2'))
    await waitFor(() => expect(stage.address()).toBe(`${PATH}?orderBy=fio_SORT_ASC&page=2`))
    await waitFor(() =>
      expect(searches(stage).at(-1)).toEqual({
        call: 'POST /v1/manage/employee/search?page=2',
        body: { status: 10, orderBy: 'fio_SORT_ASC' },
      }),
    )
  },
}

export const OnlyLooking: Story = {
  name: 'Только просмотр',
  tags: ['доступ'],
  parameters: {
    stage: { address: `${PATH}?form=edit&entry=1`, person: 'operator', arrange: allowOperator('employee_view') },
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(rowNames(canvasElement).length).toBeGreaterThan(5))
    for (const name of [/Добавить сотрудника/, /Редактировать/, /Удалить/, /Изменить пароль/]) {
      await expect(canvas.queryByRole('button', { name })).toBeNull()
    }
    await expect(canvas.getAllByRole('button', { name: /Документы/ }).length).toBeGreaterThan(5)
    await expect(document.querySelector('[role="dialog"]')).toBeNull()
  },
}

export const SetsPasswords: Story = {
  name: 'Задаёт пароль',
  tags: ['доступ'],
  parameters: {
    stage: {
      address: PATH,
      person: 'operator',
      arrange: allowOperator('employee_view', 'employee_change_password'),
    },
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: /Изменить пароль/ })).length).toBeGreaterThan(5)
    await expect(canvas.queryByRole('button', { name: /Редактировать/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Удалить/ })).toBeNull()
  },
}

export const AddsOnly: Story = {
  name: 'Только добавляет',
  tags: ['доступ'],
  parameters: {
    stage: { address: PATH, person: 'operator', arrange: allowOperator('employee_view', 'employee_create') },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Добавить сотрудника/ })).toBeEnabled()
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /Документы/ }).length).toBeGreaterThan(5))
    await expect(canvas.queryByRole('button', { name: /Редактировать|Удалить|пароль/ })).toBeNull()
  },
}

export const EditsAndDeletes: Story = {
  name: 'Изменяет и удаляет',
  tags: ['доступ'],
  parameters: {
    stage: {
      address: PATH,
      person: 'operator',
      arrange: allowOperator('employee_view', 'employee_update', 'employee_delete'),
    },
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: /Редактировать/ })).length).toBeGreaterThan(5)
    await expect(canvas.getAllByRole('button', { name: /Удалить/ }).length).toBeGreaterThan(5)
    await expect(canvas.queryByRole('button', { name: /пароль|Добавить/ })).toBeNull()
  },
}

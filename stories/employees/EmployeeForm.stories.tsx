import { expect, screen, userEvent, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { KARAGANDA, TEMIRTAU } from '../../mocks/seeds/cities'
import { DEMO_ACCOUNTS } from '../../mocks/seeds/demoAccounts'
import { FIRST_COURIER_ID } from '../../mocks/seeds/employees'
import { failingHandler } from '../../mocks/testing'
import { EmployeesPage } from '../../src/pages/employees/EmployeesPage'
import { SELECT } from '../../tests/antdSelectors'
import { findVisibleDialog } from '../findVisibleDialog'
import { chooseOption } from '../form/chooseOption'
import { onStage, type StageSettings, stageLoader, stageOf } from '../stage'
import { changes, type Dialog, fillPerson, PATH, SENT_PERSON, searches } from './employeesScreen'

const ADD = 'Новый сотрудник'
const EDIT = 'Редактирование сотрудника'
const REQUIRED = 'Поле обязательное'

const meta: Meta<typeof EmployeesPage> = {
  title: 'Люди/Сотрудники: правила формы',
  component: EmployeesPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: `${PATH}?form=add` } },
}
export default meta

type Story = StoryObj<typeof EmployeesPage>

const at = (query: string, more: Partial<StageSettings> = {}) => ({ stage: { address: `${PATH}?${query}`, ...more } })

const add = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Добавить' }))
const role = (dialog: Dialog, name: string) => chooseOption(dialog.getByLabelText(/Роль/), name, name)

export const Add: Story = {
  parameters: at('role=operator&orderBy=id_SORT_DESC'),
  play: async ({ canvas, loaded }) => {
    const stage = stageOf(loaded)
    await userEvent.click(canvas.getByRole('button', { name: /Добавить сотрудника/ }))
    const dialog = await findVisibleDialog(ADD)
    await waitFor(() => expect(dialog.getByLabelText(/Фамилия/)).toHaveFocus())
    await fillPerson(dialog)
    await role(dialog, 'Оператор')
    await chooseOption(dialog.getByLabelText('Города'), 'Караганда')
    await chooseOption(dialog.getByLabelText('Города'), 'Астана')
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Добавить' }))
    await expect(await screen.findByText('Сотрудник добавлен')).toBeVisible()
    await expect(await canvas.findByText('Ахметова Динара')).toBeVisible()
    await expect(changes(stage)).toEqual([
      { call: 'POST /v1/manage/employee', body: { ...SENT_PERSON, role: 'operator', cities: [1, 2] } },
    ])
    await expect(searches(stage).map(({ body }) => body)).toEqual([
      { role: 'operator', orderBy: 'id_SORT_DESC' },
      { role: 'operator', orderBy: 'id_SORT_DESC' },
    ])
    await expect(stage.address()).toBe(`${PATH}?role=operator&orderBy=id_SORT_DESC`)
  },
}

export const AddInvalid: Story = {
  name: 'Добавление: ошибки в полях',
  play: async ({ loaded }) => {
    const dialog = await findVisibleDialog(ADD)
    await waitFor(() => expect(dialog.getByLabelText(/Фамилия/)).toHaveFocus())
    await add(dialog)
    await expect(await dialog.findAllByText(REQUIRED)).toHaveLength(5)
    await userEvent.type(dialog.getByLabelText(/Пароль/), '12345')
    await expect(dialog.getByText('Поле должно содержать не менее 6 символов')).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/E-mail/), 'почта')
    await userEvent.type(dialog.getByLabelText(/Мобильный/), '700')
    await userEvent.tab()
    await expect(dialog.getAllByText('Неверный формат')).toHaveLength(2)
    await add(dialog)
    await expect(changes(stageOf(loaded))).toEqual([])
  },
}

export const AddCourier: Story = {
  name: 'Добавление курьера',
  play: async ({ loaded }) => {
    const dialog = await findVisibleDialog(ADD)
    await fillPerson(dialog)
    await role(dialog, 'Курьер')
    await add(dialog)
    await expect(await dialog.findAllByText(REQUIRED)).toHaveLength(2)
    await expect(dialog.queryByRole('switch')).toBeNull()
    await chooseOption(dialog.getByLabelText(/Тип курьера/), 'Автокурьер')
    await userEvent.click(dialog.getByRole('switch', { name: 'AutoPlus' }))
    await chooseOption(dialog.getByLabelText(/Форма трудоустройства/), 'ГПХ без пенсионных отчислений')
    await chooseOption(dialog.getByLabelText(/Уровень тарифа/), 'Продвинутый')
    await chooseOption(dialog.getByLabelText('Город'), 'Караганда')
    await userEvent.type(dialog.getByLabelText(/Инвентарный номер/), 'K-9')
    await add(dialog)
    await expect(await screen.findByText('Сотрудник добавлен')).toBeVisible()
    await expect(changes(stageOf(loaded)).map(({ body }) => body)).toEqual([
      {
        ...SENT_PERSON,
        role: 'courier',
        cities: [1],
        courierTypeId: 10,
        legalFormId: 3,
        rateTypeId: 2,
        isSticker: true,
        inventory: 'K-9',
      },
    ])
  },
}

export const AddPartner: Story = {
  name: 'Добавление партнёра',
  play: async ({ loaded }) => {
    const stage = stageOf(loaded)
    const dialog = await findVisibleDialog(ADD)
    await fillPerson(dialog)
    await role(dialog, 'Партнёр')
    await expect(dialog.queryByLabelText(/Контрагент/)).toBeNull()
    await add(dialog)
    await expect(await dialog.findAllByText(REQUIRED)).toHaveLength(1)
    await chooseOption(dialog.getByLabelText(/Город/), TEMIRTAU.name)
    await expect(await dialog.findByText('В этом городе нет контрагентов')).toBeVisible()
    await expect(dialog.queryByLabelText(/Контрагент/)).toBeNull()
    await add(dialog)
    await expect(changes(stage)).toEqual([])
    await chooseOption(dialog.getByLabelText(/Город/), KARAGANDA.name)
    await add(dialog)
    await expect(await dialog.findAllByText(REQUIRED)).toHaveLength(1)
    await waitFor(() => expect(dialog.getByLabelText(/Контрагент/)).toBeEnabled())
    await chooseOption(dialog.getByLabelText(/Контрагент/), 'Сакура', 'Сакура')
    await add(dialog)
    await expect(await screen.findByText('Сотрудник добавлен')).toBeVisible()
    await expect(changes(stage).map(({ body }) => body)).toEqual([
      { ...SENT_PERSON, role: 'partner', cities: [1], companyId: 3 },
    ])
    await expect(stage.calls.map(({ call }) => call).filter((call) => call.includes('/dictionary/company'))).toEqual([
      `GET /v1/dictionary/company?cityId=${TEMIRTAU.id}`,
      `GET /v1/dictionary/company?cityId=${KARAGANDA.id}`,
    ])
  },
}

export const RoleResets: Story = {
  name: 'Роль сбрасывает поля',
  play: async ({ loaded }) => {
    const dialog = await findVisibleDialog(ADD)
    await fillPerson(dialog)
    await role(dialog, 'Курьер')
    await chooseOption(dialog.getByLabelText(/Тип курьера/), 'Велокурьер')
    await chooseOption(dialog.getByLabelText(/Форма трудоустройства/), 'ИП')
    await userEvent.type(dialog.getByLabelText(/Инвентарный номер/), 'K-9')
    await chooseOption(dialog.getByLabelText('Город'), 'Караганда')
    await role(dialog, 'Наблюдатель')
    await expect(dialog.queryByLabelText(/Тип курьера/)).toBeNull()
    await expect(dialog.queryByText('Караганда', { selector: `${SELECT} *` })).toBeNull()
    await role(dialog, 'Курьер')
    await expect(dialog.getByLabelText(/Инвентарный номер/)).toHaveValue('')
    await role(dialog, 'Наблюдатель')
    await add(dialog)
    await expect(await screen.findByText('Сотрудник добавлен')).toBeVisible()
    await expect(changes(stageOf(loaded)).map(({ body }) => body)).toEqual([{ ...SENT_PERSON, role: 'viewer' }])
  },
}

export const AddRefused: Story = {
  name: 'Добавление отклонено',
  play: async ({ loaded }) => {
    const dialog = await findVisibleDialog(ADD)
    await fillPerson(dialog, DEMO_ACCOUNTS.operator.phone.slice(1))
    await role(dialog, 'Наблюдатель')
    await add(dialog)
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(dialog.getByLabelText(/Мобильный/)).toHaveAccessibleDescription('Телефон уже занят другим сотрудником')
    await expect(dialog.getByLabelText(/Фамилия/)).toHaveValue(' Ахметова ')
    await expect(changes(stageOf(loaded))).toHaveLength(1)
  },
}

export const RolesFailed: Story = {
  name: 'Роли не загрузились',
  parameters: at('form=add', { responses: [failingHandler('/dictionary/roles', 500, 'Роли недоступны')] }),
  play: async ({ loaded }) => {
    const dialog = await findVisibleDialog(ADD)
    await expect(await dialog.findByText('Роли недоступны')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Обновить' }))
    await waitFor(() =>
      expect(stageOf(loaded).calls.filter(({ call }) => call === 'GET /v1/dictionary/roles')).toHaveLength(2),
    )
  },
}

export const EditCourier: Story = {
  name: 'Изменение курьера',
  parameters: at(`id=${FIRST_COURIER_ID}&form=edit&entry=${FIRST_COURIER_ID}`, {
    arrange: ({ db }) => {
      db.employees.update(FIRST_COURIER_ID, { courierTypeId: 10, isSticker: true, rateTypeId: 1, legalFormId: 2 })
    },
  }),
  play: async ({ loaded }) => {
    const stage = stageOf(loaded)
    const { lastName, firstName, middleName, phone, email, cities, inventory, status } =
      stage.world.db.employee(FIRST_COURIER_ID)
    const dialog = await findVisibleDialog(EDIT)
    await waitFor(() => expect(dialog.getByLabelText(/Фамилия/)).toHaveValue(lastName))
    await expect(dialog.queryByLabelText(/Пароль/)).toBeNull()
    const save = dialog.getByRole('button', { name: 'Сохранить' })
    await expect(save).toBeDisabled()
    await expect(dialog.getByLabelText(/Уровень тарифа/)).toBeRequired()
    await chooseOption(dialog.getByLabelText(/Тип курьера/), 'Велокурьер')
    await expect(dialog.queryByRole('switch')).toBeNull()
    await userEvent.click(save)
    await expect(await screen.findByText('Сотрудник сохранён')).toBeVisible()
    await expect(changes(stage)).toEqual([
      {
        call: `POST /v1/manage/employee/${FIRST_COURIER_ID}`,
        body: {
          lastName,
          firstName,
          middleName,
          phone,
          email,
          role: 'courier',
          cities,
          inventory,
          courierTypeId: 5,
          rateTypeId: 1,
          legalFormId: 2,
          isSticker: null,
          status,
        },
      },
    ])
    await waitFor(() => expect(searches(stage)).toHaveLength(2))
  },
}

export const EditUnknownRole: Story = {
  name: 'Изменение: неизвестная роль',
  parameters: at(`form=edit&entry=${DEMO_ACCOUNTS.viewer.id}`, {
    arrange: ({ db }) => {
      db.employees.update(DEMO_ACCOUNTS.viewer.id, { role: 'chef' })
    },
  }),
  play: async () => {
    const dialog = await findVisibleDialog(EDIT)
    await expect(await dialog.findByText('chef')).toBeVisible()
  },
}

export const EditFailed: Story = {
  name: 'Изменение: не загрузилось',
  parameters: at('form=edit&entry=99999'),
  play: async () => {
    const dialog = await findVisibleDialog(EDIT)
    await expect(await dialog.findByRole('button', { name: /Обновить/ })).toBeVisible()
  },
}

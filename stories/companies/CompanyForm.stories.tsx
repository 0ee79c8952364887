import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { failingHandler, pendingHandler, staticResponseHandler } from '../../mocks/testing'
import { chooseOption } from '../form/chooseOption'
import { changes } from '../points/pointsScreen'
import { onStage, stageLoader, stageOf } from '../stage'
import { CompanyScreens, menuOptions, withPermissions } from './companiesScreen'

const ADD = '/companies/add'
const EDIT = '/companies/edit/1'
const REQUIRED = 'Поле обязательное'

const meta: Meta<typeof CompanyScreens> = {
  title: 'Контрагенты/Форма контрагента',
  tags: ['экран'],
  component: CompanyScreens,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: ADD } },
}
export default meta

type Story = StoryObj<typeof CompanyScreens>

const rowOf = (canvas: { getByRole: (role: string, options: object) => HTMLElement }, number: number) =>
  within(canvas.getByRole('group', { name: `Настройки комиссии, строка ${number}` }))

export const Add: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(canvas.getByRole('heading', { name: 'Новый контрагент' })).toBeVisible()
    const name = canvas.getByLabelText('Название')
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.type(name, ' Бистро ')
    await chooseOption(canvas.getByLabelText('Статус'), 'Временно отключен')
    const row = rowOf(canvas, 1)
    await expect(row.getByLabelText('Процент')).toBeDisabled()
    await chooseOption(row.getByLabelText('Город'), 'Караганда')
    await chooseOption(row.getByLabelText('Способ расчёта комиссии'), 'По зонам доставки')
    await expect(row.getByLabelText('Процент')).toBeDisabled()
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Добавить' }))
    await expect(await screen.findByText('Контрагент добавлен')).toBeVisible()
    await waitFor(() => expect(stageOf(loaded).address()).toBe('/companies'))
    await expect(changes(stageOf(loaded))).toEqual([
      {
        call: 'POST /v1/manage/company',
        body: {
          name: 'Бистро',
          legalName: null,
          bankDetails: null,
          legalAddress: null,
          postalAddress: null,
          actualAddress: null,
          contract: null,
          contractDate: null,
          status: 5,
          settings: [{ cityId: 1, typeId: 2, percent: null }],
        },
      },
    ])
  },
}

export const AddInvalid: Story = {
  name: 'Добавление: ошибки в полях',
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить' }))
    await expect(await canvas.findAllByText(REQUIRED)).toHaveLength(4)
    const row = rowOf(canvas, 1)
    await chooseOption(row.getByLabelText('Способ расчёта комиссии'), 'Процент от стоимости заказа')
    const percent = row.getByLabelText('Процент')
    await expect(percent).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить' }))
    await expect(percent).toHaveAccessibleDescription(REQUIRED)
    await userEvent.type(percent, '-51')
    await expect(percent).toHaveValue('-51')
    await expect(percent).toHaveAccessibleDescription('Отрицательное число не подходит')
    await userEvent.clear(percent)
    await userEvent.type(percent, '51')
    await expect(percent).toHaveAccessibleDescription('Значение должно быть не больше 50')
    await userEvent.type(percent, '{Backspace}0')
    await expect(percent).not.toHaveAccessibleDescription()
    await chooseOption(row.getByLabelText('Способ расчёта комиссии'), 'По зонам доставки')
    await expect(percent).toBeDisabled()
    await expect(percent).toHaveValue('')
    await expect(changes(stageOf(loaded))).toEqual([])
  },
}

export const SettingRows: Story = {
  name: 'Строки настроек',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Удалить строку 1' })).toBeDisabled()
    await chooseOption(rowOf(canvas, 1).getByLabelText('Город'), 'Караганда')
    await userEvent.click(canvas.getByRole('button', { name: /Добавить город/ }))
    await userEvent.click(rowOf(canvas, 2).getByLabelText('Город'))
    await waitFor(() => expect(menuOptions()).toContain('Астана'))
    await expect(menuOptions()).not.toContain('Караганда')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить строку 1' }))
    await expect(canvas.getByRole('button', { name: 'Удалить строку 1' })).toBeDisabled()
  },
}

export const OwnCities: Story = {
  name: 'Свои города',
  parameters: withPermissions(ADD, 'company_create'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(rowOf(canvas, 1).getByLabelText('Город'))
    await waitFor(() => expect(menuOptions()).toEqual(['Караганда', 'Астана']))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: /Добавить город/ }))
    await expect(canvas.getByRole('button', { name: /Добавить город/ })).toBeDisabled()
  },
}

export const Edit: Story = {
  parameters: { stage: { address: EDIT } },
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(canvas.getByRole('heading', { name: 'Редактирование контрагента' })).toBeVisible()
    const name = canvas.getByLabelText('Название')
    await waitFor(() => expect(name).toHaveValue('Дастархан'))
    await expect(canvas.getByLabelText('Дата договора')).toHaveValue('11-05-2024')
    const save = canvas.getByRole('button', { name: 'Сохранить' })
    await expect(save).toBeDisabled()
    await userEvent.clear(canvas.getByLabelText('Почтовый адрес'))
    await userEvent.click(save)
    await expect(await screen.findByText('Контрагент сохранён')).toBeVisible()
    await waitFor(() => expect(stageOf(loaded).address()).toBe('/companies'))
    const [sent, ...others] = changes(stageOf(loaded))
    await expect(others).toEqual([])
    await expect(sent).toMatchObject({
      call: 'POST /v1/manage/company/1',
      body: {
        name: 'Дастархан',
        postalAddress: null,
        contractDate: '2024-05-11',
        settings: stageOf(loaded).world.db.companies.get(1)?.settings,
      },
    })
    await expect(Object.keys(sent?.body as object)).not.toContain('id')
  },
}

export const EditMalformed: Story = {
  name: 'Изменение: необычные данные',
  parameters: {
    stage: {
      address: EDIT,
      responses: [
        staticResponseHandler('/manage/company/1', {
          id: '1',
          name: 'Бистро',
          status: '10',
          contractDate: null,
          extra: 1,
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Название')).toHaveValue('Бистро'))
    await expect(canvas.getByText(/^Настройки комиссии не загрузились/)).toBeVisible()
    await expect(canvas.queryByLabelText('Город')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
  },
}

export const EditLoading: Story = {
  name: 'Изменение: загрузка',
  tags: ['загрузка'],
  parameters: { stage: { address: EDIT, responses: [pendingHandler('/manage/company/:id')] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Название').closest('form')).toHaveAttribute('aria-busy', 'true')
  },
}

export const EditUnknown: Story = {
  name: 'Изменение: записи нет',
  parameters: { stage: { address: '/companies/edit/777' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Обновить/ })).toBeVisible()
  },
}

export const SaveFailed: Story = {
  name: 'Не сохранилось',
  parameters: { stage: { address: ADD, responses: [failingHandler('/manage/company', 500, 'Сервер перегружен')] } },
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.type(canvas.getByLabelText('Название'), 'Бистро')
    await chooseOption(canvas.getByLabelText('Статус'), 'Включен')
    const row = rowOf(canvas, 1)
    await chooseOption(row.getByLabelText('Город'), 'Караганда')
    await chooseOption(row.getByLabelText('Способ расчёта комиссии'), 'По зонам доставки')
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить' }))
    await expect(await canvas.findByText('Сервер перегружен')).toBeVisible()
    await expect(canvas.getByLabelText('Название')).toHaveValue('Бистро')
    await expect(canvas.getByRole('button', { name: 'Добавить' })).toBeEnabled()
    await expect(stageOf(loaded).address()).toBe(ADD)
    await expect(changes(stageOf(loaded))).toHaveLength(1)
  },
}

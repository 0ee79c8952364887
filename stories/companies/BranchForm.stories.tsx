import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { failingHandler, pendingHandler } from '../../mocks/testing'
import { CLEAR_SELECT, SELECT } from '../../tests/antdSelectors'
import { chooseOption } from '../form/chooseOption'
import { callsOf, changes, clickMap, tilesOf } from '../points/pointsScreen'
import { onStage, stageLoader, stageOf } from '../stage'
import { CompanyScreens, menuOptions, withPermissions } from './companiesScreen'

const ADD = '/companies/1/branches/add'
const EDIT = '/companies/1/branches/edit/2'
const REQUIRED = 'Поле обязательное'

const meta: Meta<typeof CompanyScreens> = {
  title: 'Контрагенты/Форма филиала',
  tags: ['экран'],
  component: CompanyScreens,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: ADD } },
}
export default meta

type Story = StoryObj<typeof CompanyScreens>

type Canvas = { getByRole: (role: string, options: object) => HTMLElement }
const zone = (canvas: Canvas, number: number) =>
  within(canvas.getByRole('group', { name: `Зоны доставки, строка ${number}` }))
const form = () => within(screen.getByRole('heading', { name: 'Новый филиал' }).closest('main') as HTMLElement)
/** The first field «Статус» belongs to the branch, the others to delivery zones. */
const status = () => form().getAllByLabelText('Статус')[0] as HTMLElement
const addZone = () => form().getByRole('button', { name: /Добавить зону/ })

export const Add: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    await waitFor(() => expect(canvas.getByLabelText('Город')).toHaveFocus())
    await expect(canvas.getByRole('link', { name: 'Отмена' })).toHaveAttribute('href', '/companies')
    await expect(canvas.getByLabelText('Отправная точка')).toBeDisabled()
    await expect(addZone()).toBeDisabled()
    await chooseOption(canvas.getByLabelText('Город'), 'Караганда')
    await waitFor(() => expect(canvas.getByLabelText('Отправная точка')).toBeEnabled())
    await expect(addZone()).toBeDisabled()
    await chooseOption(canvas.getByLabelText('Отправная точка'), 'Пришахтинск')
    await userEvent.type(canvas.getByLabelText('Адрес'), ' Мира, 5 ')
    await userEvent.type(canvas.getByLabelText('Телефон'), '7001234567')
    await chooseOption(status(), 'Выключен')
    clickMap(await tilesOf(/Карта/), 0, 0)
    await waitFor(() => expect(canvas.getByLabelText('Широта')).not.toHaveValue(''))
    await userEvent.click(addZone())
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Зоны доставки, строка 1' })).toBeVisible())
    await chooseOption(zone(canvas, 1).getByLabelText('Зона'), 'Пришахтинск: мото')
    await userEvent.type(zone(canvas, 1).getByLabelText('Стоимость'), '450,00 ₸')
    await userEvent.tab()
    await expect(zone(canvas, 1).getByLabelText('Стоимость')).toHaveValue('450')
    await userEvent.click(addZone())
    await userEvent.click(zone(canvas, 2).getByLabelText('Зона'))
    await waitFor(() => expect(menuOptions()).toEqual(['Пришахтинск: авто']))
    await userEvent.keyboard('{Escape}')
    await chooseOption(zone(canvas, 2).getByLabelText('Зона'), 'Пришахтинск: авто')
    await expect(addZone()).toBeDisabled()
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Добавить' }))
    await expect(await screen.findByText('Филиал добавлен')).toBeVisible()
    await waitFor(() => expect(stage.address()).toBe('/companies/1'))
    const [sent, ...others] = changes(stage)
    await expect(others).toEqual([])
    await expect(sent).toEqual({
      call: 'POST /v1/manage/company/1/branch',
      body: {
        cityId: 1,
        pointId: 5,
        address: 'Мира, 5',
        lat: expect.any(Number),
        long: expect.any(Number),
        phone: '77001234567',
        status: false,
        deliveryZones: [
          { deliveryZoneId: 508, price: 450, status: true },
          { deliveryZoneId: 510, price: null, status: true },
        ],
      },
    })
  },
}

export const AddInvalid: Story = {
  name: 'Добавление: ошибки в полях',
  play: async ({ canvas, userEvent, loaded }) => {
    await waitFor(() => expect(canvas.getByLabelText('Город')).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить' }))
    await expect(await canvas.findAllByText(REQUIRED)).toHaveLength(7)
    await userEvent.type(canvas.getByLabelText('Телефон'), '700')
    await expect(canvas.getByLabelText('Телефон')).toHaveAccessibleDescription('Неверный формат')
    await chooseOption(canvas.getByLabelText('Город'), 'Караганда')
    await waitFor(() => expect(canvas.getByLabelText('Отправная точка')).toBeEnabled())
    await chooseOption(canvas.getByLabelText('Отправная точка'), 'Пришахтинск')
    await userEvent.click(addZone())
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить' }))
    await expect(zone(canvas, 1).getByLabelText('Зона')).toHaveAccessibleDescription(REQUIRED)
    await expect(changes(stageOf(loaded))).toEqual([])
  },
}

export const ZonesOnMap: Story = {
  name: 'Зоны на карте',
  parameters: { stage: { address: EDIT } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText('Адрес')).toHaveValue('улица Муканова, 120/44'))
    await expect(await screen.findAllByRole('img', { name: /: зона филиала$/ })).toHaveLength(3)
    await expect(canvas.getByRole('list', { name: 'Зоны на карте' })).toBeVisible()
    await expect(screen.getByRole('img', { name: /^Отправная точка: / })).toBeInTheDocument()
    await userEvent.clear(canvas.getByLabelText('Широта'))
    await userEvent.type(canvas.getByLabelText('Широта'), '43.2')
    await expect(await canvas.findByText(/^Место в 7\d\d км от города Караганда: проверьте координаты$/)).toBeVisible()
    await chooseOption(canvas.getByLabelText('Город'), 'Астана')
    await expect(screen.queryByRole('img', { name: /: зона филиала$/ })).toBeNull()
    await expect(await canvas.findByText(/от города Астана/)).toBeVisible()
  },
}

export const MapWithoutPoints: Story = {
  name: 'Карта без точек',
  parameters: withPermissions(EDIT, 'company_branch_update'),
  play: async ({ canvas, loaded }) => {
    await waitFor(() => expect(canvas.getByLabelText('Адрес')).toHaveValue('улица Муканова, 120/44'))
    await expect(await screen.findByRole('img', { name: 'Выбранное место' })).toBeInTheDocument()
    await expect(screen.queryByRole('img', { name: /^Отправная точка/ })).toBeNull()
    await expect(callsOf(stageOf(loaded), 'GET /v1/manage/point')).toEqual([])
    await expect(callsOf(stageOf(loaded), 'POST /v1/manage/point')).toEqual([])
  },
}

export const AddOtherCity: Story = {
  name: 'Добавление: другой город',
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText('Город')).toHaveFocus())
    await chooseOption(canvas.getByLabelText('Город'), 'Караганда')
    await waitFor(() => expect(canvas.getByLabelText('Отправная точка')).toBeEnabled())
    await chooseOption(canvas.getByLabelText('Отправная точка'), 'Пришахтинск')
    await userEvent.click(addZone())
    await expect(canvas.getByRole('group', { name: 'Зоны доставки, строка 1' })).toBeVisible()
    await chooseOption(canvas.getByLabelText('Город'), 'Темиртау')
    await expect(canvas.queryByRole('group', { name: 'Зоны доставки, строка 1' })).toBeNull()
    await expect(await canvas.findByText('В городе нет отправных точек')).toBeVisible()
    await expect(canvas.getByLabelText('Отправная точка')).toBeDisabled()
    await expect(addZone()).toBeDisabled()
  },
}

export const Edit: Story = {
  parameters: { stage: { address: EDIT } },
  play: async ({ canvas, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    await expect(canvas.getByRole('heading', { name: 'Новый филиал' })).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Адрес')).toHaveValue('улица Муканова, 120/44'))
    const save = canvas.getByRole('button', { name: 'Сохранить' })
    await expect(save).toBeDisabled()
    const { phone, lat, long, deliveryZones } = stage.world.db.branch(2)
    await expect(canvas.getByLabelText('Телефон')).toHaveValue(
      phone.replace(/^7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 ($1) $2-$3-$4'),
    )
    await waitFor(() => expect(canvas.getByLabelText('Отправная точка')).toBeEnabled())
    const priced = deliveryZones.map((one, index) =>
      index === 0 ? { ...one, price: Number(`${one.price ?? ''}0`) } : one,
    )
    await userEvent.type(zone(canvas, 1).getByLabelText('Стоимость'), '0')
    await userEvent.click(save)
    await expect(await screen.findByText('Филиал сохранён')).toBeVisible()
    await waitFor(() => expect(stage.address()).toBe('/companies/1'))
    await expect(changes(stage)).toEqual([
      {
        call: 'POST /v1/manage/company/branch/2',
        body: {
          cityId: 1,
          pointId: 4,
          address: 'улица Муканова, 120/44',
          ...{ lat, long, phone },
          status: true,
          deliveryZones: priced,
        },
      },
    ])
  },
}

export const EditOtherCity: Story = {
  name: 'Изменение: другой город',
  parameters: { stage: { address: EDIT } },
  play: async ({ canvas, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    await waitFor(() => expect(canvas.getByLabelText('Отправная точка')).toBeEnabled())
    await chooseOption(canvas.getByLabelText('Город'), 'Астана')
    await expect(canvas.getAllByRole('group', { name: /^Зоны доставки, строка/ })).toHaveLength(1)
    await expect(zone(canvas, 1).getByText('Выключен')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Отправная точка')).toBeEnabled())
    await chooseOption(canvas.getByLabelText('Отправная точка'), 'Нура')
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await expect(zone(canvas, 1).getByLabelText('Зона')).toHaveAccessibleDescription(REQUIRED)
    await chooseOption(zone(canvas, 1).getByLabelText('Зона'), 'Нура: авто')
    await userEvent.click(
      zone(canvas, 1).getByText('Выключен').closest(SELECT)?.querySelector(CLEAR_SELECT) as HTMLElement,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await expect(await screen.findByText('Филиал сохранён')).toBeVisible()
    await expect(changes(stage)[0]?.body).toMatchObject({
      cityId: 2,
      pointId: 9,
      deliveryZones: [{ deliveryZoneId: 910, price: null, status: null }],
    })
  },
}

export const EditLoading: Story = {
  name: 'Изменение: загрузка',
  tags: ['загрузка'],
  parameters: { stage: { address: EDIT, responses: [pendingHandler('/manage/company/branch/:id')] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Адрес').closest('form')).toHaveAttribute('aria-busy', 'true')
  },
}

export const EditUnknown: Story = {
  name: 'Изменение: записи нет',
  parameters: { stage: { address: '/companies/1/branches/edit/777' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Обновить/ })).toBeVisible()
  },
}

export const PointsFailed: Story = {
  name: 'Точки не загрузились',
  parameters: {
    stage: { address: EDIT, responses: [failingHandler('/dictionary/point/:id', 500, 'Точки недоступны')] },
  },
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('Точки недоступны')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Обновить' }))
    await waitFor(() => expect(callsOf(stageOf(loaded), 'GET /v1/dictionary/point/1')).toHaveLength(2))
    await expect(canvas.getByLabelText('Адрес')).toHaveValue('улица Муканова, 120/44')
  },
}

export const Refused: Story = {
  name: 'Сервер отказал',
  parameters: { stage: { address: EDIT } },
  play: async ({ canvas, userEvent, loaded }) => {
    await waitFor(() => expect(canvas.getByLabelText('Отправная точка')).toBeEnabled())
    await chooseOption(canvas.getByLabelText('Город'), 'Алматы')
    await waitFor(() => expect(canvas.getByLabelText('Отправная точка')).toBeEnabled())
    await chooseOption(canvas.getByLabelText('Отправная точка'), 'Медеу')
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить строку 1' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    const city = canvas.getByLabelText('Город')
    await waitFor(() => expect(city).toHaveAccessibleDescription('Контрагент не работает в этом городе'))
    await expect(stageOf(loaded).address()).toBe(EDIT)
    await expect(canvas.getByLabelText('Адрес')).toHaveValue('улица Муканова, 120/44')
  },
}

import { HttpResponse, http } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { emptyListHandler, failingHandler, pendingHandler, staticResponseHandler } from '../../mocks/testing'
import { ShiftsPage } from '../../src/pages/couriersShifts/ShiftsPage'
import { CLEAR_SELECT, ROW, SELECT } from '../../tests/antdSelectors'
import { allowOperator, withRoute } from '../couriers/couriersScreen'
import { chooseOption } from '../form/chooseOption'
import { onStage, stageLoader, stageOf } from '../stage'
import { PATH, ROWS, rows, SEARCH_ENDPOINT, SHIFT, searches, stageParameters } from './shiftsScreen'

const meta: Meta<typeof ShiftsPage> = {
  title: 'Курьеры/Смены',
  tags: ['экран'],
  component: ShiftsPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: PATH, responses: [ROWS] } },
  render: withRoute(PATH, <ShiftsPage />),
}

export default meta

type Story = StoryObj<typeof ShiftsPage>

export const Loaded: Story = {
  play: async ({ loaded, canvasElement }) => {
    const [first, second] = await rows()
    await expect(screen.getByRole('heading', { name: 'Смены курьеров' })).toBeVisible()
    await expect(screen.getByRole('button', { name: /Экспорт/ })).toBeEnabled()
    await expect(screen.getByRole('button', { name: /Сохранённые фильтры/ })).toBeEnabled()
    const titles = [...canvasElement.querySelectorAll('thead th')].map(({ textContent }) => textContent).filter(Boolean)
    await expect(titles).toEqual([
      'Дата',
      'Курьер',
      'Время смены',
      'Заказов',
      'Заработок',
      'Бонус',
      'Итого за смену',
      'Платная доставка',
      'Расстояние',
      'Действия',
    ])
    const words = (row?: HTMLElement) =>
      within(row as HTMLElement)
        .getAllByRole('cell')
        .slice(0, 9)
        .map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '))
    await expect(words(first)).toEqual([
      '17-03-2026',
      'Ахметов Ержан',
      '09:58–18:04',
      '17',
      '8 500 ₸',
      '1 500 ₸',
      '10 000 ₸',
      '3 200 ₸',
      '41,3 км',
    ])
    await expect(words(second).slice(2, 7)).toEqual(['09:58–…идёт 3 ч 1 мин', '17', '—', '—', '—'])
    await expect(within(first as HTMLElement).getByRole('link', { name: 'Ахметов Ержан' })).toHaveAttribute(
      'href',
      '/couriers/777',
    )
    await expect(
      within(first as HTMLElement)
        .getByRole('link', { name: '17' })
        .getAttribute('href'),
    ).toMatch(/^\/archive-orders\?courierId=777&dateStart=2026-03-17&dateEnd=2026-03-17/)
    await expect(within(first as HTMLElement).getByRole('img', { name: 'Велокурьер' })).toBeVisible()
    const footer = screen
      .getByText('Итого')
      .closest('tr')
      ?.textContent?.replace(/\u00a0/g, ' ')
    for (const total of ['34', '8 500 ₸', '1 500 ₸', '10 000 ₸', '6 400 ₸', '82,5 км'])
      await expect(footer).toContain(total)
    await expect(screen.getByRole('button', { name: /Экспорт/ })).toBeEnabled()
    await expect(searches(loaded)[0]).toEqual({
      call: 'POST /v1/manage/slot/search?page=1&expand=courier%2CordersCounter%2Cdistance%2CtrackInfo%2Chistory%2Csalary',
      body: {},
    })
  },
}

export const Actions: Story = {
  name: 'Действия',
  play: async () => {
    const [first, second] = await rows()
    const names = (row?: HTMLElement) =>
      within(row as HTMLElement)
        .getAllByRole('button')
        .map(({ title }) => title)
    await expect(names(first)).toEqual(['Редактировать', 'История', 'Местоположение'])
    await expect(names(second)).toEqual(['Редактировать'])
  },
}

export const Filters: Story = {
  name: 'Фильтры',
  parameters: stageParameters(
    '',
    ROWS,
    staticResponseHandler('/dictionary/courier', [{ value: 777, label: 'Ахметов Ержан' }]),
  ),
  play: async ({ loaded }) => {
    const stage = stageOf(loaded)
    await rows()
    const [apply, reset] = [
      screen.getByRole('button', { name: 'Применить' }),
      screen.getByRole('button', { name: 'Сбросить' }),
    ]
    await expect(apply).toBeDisabled()
    await expect(reset).toBeDisabled()
    await expect(screen.getByLabelText('Курьер')).toBeDisabled()
    await chooseOption(screen.getByLabelText('Город'), 'Караганда')
    await waitFor(() => expect(screen.getByLabelText('Курьер')).toBeEnabled())
    await chooseOption(screen.getByLabelText('Курьер'), 'Ахметов Ержан')
    await chooseOption(screen.getByLabelText('Тип оплаты'), 'Предоплата')
    await userEvent.click(apply)
    await waitFor(() => expect(searches(loaded).at(-1)?.body).toEqual({ cityId: 1, courierId: 777, payTypeId: 3 }))
    await expect(stage.address()).toBe(`${PATH}?cityId=1&courierId=777&payTypeId=3`)
    await chooseOption(screen.getByLabelText('Город'), 'Астана')
    await userEvent.click(apply)
    await waitFor(() => expect(searches(loaded).at(-1)?.body).toEqual({ cityId: 2, payTypeId: 3 }))
    await userEvent.click(reset)
    await waitFor(() => expect(stage.address()).toBe(PATH))
    await chooseOption(screen.getByLabelText('Город'), 'Караганда')
    await waitFor(() => expect(screen.getByLabelText('Курьер')).toBeEnabled())
    const cross = screen.getByLabelText('Город').closest(SELECT)?.querySelector(CLEAR_SELECT)
    await userEvent.click(cross as HTMLElement)
    await waitFor(() => expect(screen.getByLabelText('Курьер')).toBeDisabled())
    await expect(stage.calls.filter(({ call }) => /dictionary\/courier(\?(?!.*cityId=\d)|$)/.test(call))).toEqual([])
  },
}

export const UnknownPaymentType: Story = {
  name: 'Неизвестный тип оплаты в адресе',
  parameters: stageParameters('?cityId=1&payTypeId=9', ROWS),
  play: async ({ loaded }) => {
    await expect(await screen.findAllByText('Ахметов Ержан')).not.toHaveLength(0)
    const [search] = stageOf(loaded).calls.filter(({ call }) => call.includes(SEARCH_ENDPOINT))
    await expect(search?.body).toEqual({ cityId: 1 })
  },
}

export const SlotsAlone: Story = {
  name: 'Только смены',
  parameters: {
    stage: { address: PATH, person: 'operator', arrange: allowOperator('courier_slot_manage'), responses: [ROWS] },
  },
  play: async () => {
    await rows()
    await expect(screen.queryByRole('link', { name: 'Ахметов Ержан' })).toBeNull()
  },
}

export const Anomalies: Story = {
  name: 'Отклонения',
  parameters: stageParameters(
    '',
    staticResponseHandler(SEARCH_ENDPOINT, [
      SHIFT,
      { ...SHIFT, id: 40, finishedAt: '2026-03-17 22:30:00', countOrder: 0, courier: { id: 5, fio: 'Долгий Иван' } },
    ]),
  ),
  play: async () => {
    await rows()
    const tiles = within(screen.getByRole('group', { name: 'Отклонения на странице' }))
    await expect(tiles.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'дольше 12 ч: 1',
      'без заказов: 1',
    ])
    await userEvent.click(tiles.getByRole('button', { name: 'без заказов: 1' }))
    await waitFor(() => expect(screen.queryByText('Ахметов Ержан')).toBeNull())
    await expect(screen.getByText('Долгий Иван')).toBeVisible()
    await userEvent.click(tiles.getByRole('button', { name: 'без заказов: 1' }))
    await expect(await screen.findByText('Ахметов Ержан')).toBeVisible()
  },
}

/**
 * Each row shows times in the time zone of its own city. If the city is unknown, times that the server sent in UTC cannot be converted, so
 * the row shows «—» and the shift cannot be edited.
 */
export const MixedCities: Story = {
  name: 'Смены нескольких городов',
  parameters: stageParameters(
    '',
    staticResponseHandler(SEARCH_ENDPOINT, [
      { ...SHIFT, cityId: 1, createdAt: '2026-03-17T05:00:00Z', finishedAt: '2026-03-17T13:00:00Z' },
      { ...SHIFT, id: 33, cityId: 5, createdAt: '2026-03-17T05:00:00Z', finishedAt: '2026-03-17T13:00:00Z' },
      { ...SHIFT, id: 34, cityId: null, createdAt: '2026-03-17T05:00:00Z', finishedAt: '2026-03-17T13:00:00Z' },
    ]),
  ),
  play: async () => {
    const shown = await rows()
    const time = (row?: HTMLElement) => within(row as HTMLElement).getAllByRole('cell')[2]?.textContent
    await expect(shown.map(time)).toEqual(['10:00–18:00', '11:00–19:00', '—–—'])
    const edit = within(shown[2] as HTMLElement).getByRole('button', { name: /^Редактировать/ })
    await expect(edit).toBeDisabled()
    await expect(edit).toHaveAttribute('title', 'Город смены неизвестен. Выберите город в фильтре')
  },
}

export const TotalHeaderMissing: Story = {
  name: 'Итого без общего числа',
  parameters: stageParameters(
    '',
    http.post(`*${SEARCH_ENDPOINT}`, () =>
      HttpResponse.json([SHIFT], {
        headers: { 'x-pagination-page-count': '3', 'Access-Control-Expose-Headers': 'x-pagination-page-count' },
      }),
    ),
  ),
  play: async () => {
    await expect(await screen.findByText('Итого на странице')).toBeVisible()
  },
}

export const World: Story = {
  name: 'Смены города',
  parameters: { stage: { address: `${PATH}?cityId=1` } },
  play: async ({ loaded, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll(ROW).length).toBeGreaterThan(1))
    await waitFor(() => expect(searches(loaded)[0]?.body).toEqual({ cityId: 1 }))
  },
}

export const Empty: Story = {
  parameters: stageParameters('', emptyListHandler(SEARCH_ENDPOINT)),
  play: async () => {
    await expect(await screen.findByText('Список смен курьеров пуст')).toBeVisible()
    await expect(screen.getByText('Измените фильтр')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: stageParameters('', pendingHandler(SEARCH_ENDPOINT)),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.skeleton-cell')).toBeVisible())
  },
}

export const ServerError: Story = {
  parameters: stageParameters('', failingHandler(SEARCH_ENDPOINT, 500, 'Сервер временно недоступен')),
  play: async () => {
    await expect(await screen.findByText('Сервер временно недоступен')).toBeVisible()
  },
}

export const Forbidden: Story = {
  parameters: stageParameters('', failingHandler(SEARCH_ENDPOINT, 403, 'Нет прав на смены')),
  play: async () => {
    await expect(await screen.findByText('Нет прав на смены')).toBeVisible()
  },
}

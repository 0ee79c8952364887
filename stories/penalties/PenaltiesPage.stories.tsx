import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { UNUSED_PENALTY_TYPE } from '../../mocks/seeds/penalties'
import { emptyListHandler, failingHandler, pendingHandler } from '../../mocks/testing'
import { PenaltiesPage } from '../../src/pages/penalties/PenaltiesPage'
import { ROW } from '../../tests/antdSelectors'
import { clickColumnHeader } from '../clickColumnHeader'
import { findVisibleDialog } from '../findVisibleDialog'
import { onStage, type Stage, type StageSettings, stageLoader, stageOf } from '../stage'

const PATH = '/directories/penalties'
const SEARCH = '/manage/penalty/search'

const meta: Meta<typeof PenaltiesPage> = {
  title: 'Справочники/Штрафы',
  tags: ['экран'],
  component: PenaltiesPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: PATH } },
}
export default meta

type Story = StoryObj<typeof PenaltiesPage>

const at = (query: string, more: Partial<StageSettings> = {}) => ({ stage: { address: `${PATH}?${query}`, ...more } })

const rows = (canvas: HTMLElement) => [...canvas.querySelectorAll<HTMLTableRowElement>(ROW)]
const rowNames = (canvas: HTMLElement) => rows(canvas).map((row) => row.cells[1]?.textContent ?? '')
const searches = ({ calls }: Stage) => calls.filter(({ call }) => call.includes('/penalty/search'))
const changes = ({ calls }: Stage) => calls.filter(({ call }) => !call.includes('/search') && !call.startsWith('GET'))

export const Loaded: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    const known = stageOf(loaded).world.db.penaltyTypes.all()
    await waitFor(() => expect(rowNames(canvasElement).sort()).toEqual(known.map(({ name }) => name).sort()))
    await expect(canvas.getByRole('heading', { name: 'Справочник - Штрафы' })).toBeVisible()
    for (const title of ['ID', 'Название', 'Описание', 'Сумма', 'Действия']) {
      await expect(canvas.getByRole('columnheader', { name: title })).toBeVisible()
    }
    // The list of penalties has no pages, so the request contains no page number.
    await expect(searches(stageOf(loaded))).toEqual([{ call: 'POST /v1/manage/penalty/search', body: {} }])
  },
}

export const Empty: Story = {
  parameters: at('', { responses: [emptyListHandler(SEARCH)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Список видов штрафов пуст')).toBeVisible()
    await expect(canvas.getByText(/Добавьте вид штрафа/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Добавить вид штрафа/ })).toBeEnabled()
  },
}

export const Loading: Story = {
  parameters: at('', { responses: [pendingHandler(SEARCH)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Описание' })).toBeVisible()
    await expect(canvas.queryByText('Список видов штрафов пуст')).toBeNull()
  },
}

export const ServerError: Story = {
  parameters: at('', { responses: [failingHandler(SEARCH, 500, 'Сервер временно недоступен')] }),
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByText('Сервер временно недоступен')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Обновить/ }))
    await waitFor(() => expect(searches(stageOf(loaded))).toHaveLength(2))
  },
}

export const Forbidden: Story = {
  parameters: at('', { responses: [failingHandler(SEARCH, 403, 'Нет прав на штрафы')] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Нет прав на штрафы')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Справочник - Штрафы' })).toBeVisible()
  },
}

/** Filter and sort order are taken from the URL. The list can be sorted by every column (operations, section 2). */
export const FilterAndSort: Story = {
  name: 'Фильтр и сортировка',
  parameters: at('name=о&price=x&orderBy=price_SORT_DESC'),
  play: async ({ canvas, userEvent, loaded }) => {
    await waitFor(() => expect(searches(stageOf(loaded))).toHaveLength(1))
    await expect(searches(stageOf(loaded))[0]?.body).toEqual({ name: 'о', orderBy: 'price_SORT_DESC' })
    await expect(canvas.getByLabelText('Название')).toHaveValue('о')
    for (const [index, title] of ['ID', 'Название', 'Описание', 'Сумма'].entries()) {
      await clickColumnHeader(canvas, userEvent, title)
      await waitFor(() => expect(searches(stageOf(loaded))).toHaveLength(index + 2))
    }
    await expect(searches(stageOf(loaded)).map(({ body }) => (body as { orderBy?: string }).orderBy)).toEqual([
      'price_SORT_DESC',
      'id_SORT_ASC',
      'name_SORT_ASC',
      'description_SORT_ASC',
      'price_SORT_ASC',
    ])
  },
}

export const Add: Story = {
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Добавить вид штрафа/ }))
    await expect(stageOf(loaded).address()).toBe(`${PATH}?form=add`)
    const dialog = await findVisibleDialog('Новый вид штрафа')
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить' }))
    await expect(await dialog.findAllByText('Поле обязательное')).toHaveLength(3)
    await userEvent.type(dialog.getByLabelText(/Название/), ' Курение ')
    await userEvent.type(dialog.getByLabelText(/Описание/), 'Курил рядом с заказом')
    await userEvent.type(dialog.getByLabelText(/Сумма/), '0')
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Добавить' }))
    await expect(await screen.findByText('Вид штрафа добавлен')).toBeVisible()
    await waitFor(() => expect(rowNames(canvasElement)).toContain('Курение'))
    await expect(changes(stageOf(loaded))).toEqual([
      {
        call: 'POST /v1/manage/penalty',
        body: { name: 'Курение', description: 'Курил рядом с заказом', price: 0 },
      },
    ])
    await expect(stageOf(loaded).address()).toBe(PATH)
  },
}

/** The form can be saved only after a change. After a save the list reloads with the same filter and sort order (operations, section 4). */
export const Edit: Story = {
  parameters: at('name=о&orderBy=price_SORT_DESC&form=edit&entry=1'),
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const stage = stageOf(loaded)
    await waitFor(() => expect(searches(stage)).toHaveLength(1))
    const dialog = await findVisibleDialog('Редактирование вида штрафа')
    const price = await dialog.findByLabelText(/Сумма/)
    await waitFor(() => expect(price).not.toHaveValue(''))
    await expect(dialog.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
    await userEvent.clear(price)
    await userEvent.type(price, '12500')
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await expect(await screen.findByText('Вид штрафа сохранён')).toBeVisible()
    await waitFor(() => expect(searches(stage)).toHaveLength(2))
    await expect(searches(stage)[1]?.body).toEqual({ name: 'о', orderBy: 'price_SORT_DESC' })
    await expect(decodeURIComponent(stage.address())).toBe(`${PATH}?name=о&orderBy=price_SORT_DESC`)
    await expect(canvas.getByLabelText('Название')).toHaveValue('о')
    await waitFor(() =>
      expect(rows(canvasElement).some((row) => row.cells[3]?.textContent === '12\u00a0500\u00a0₸')).toBe(true),
    )
    await expect(changes(stage)).toMatchObject([{ call: 'POST /v1/manage/penalty/1', body: { price: 12500 } }])
  },
}

const refusedEdit = http.post('*/v1/manage/penalty/1', () =>
  HttpResponse.json({ message: 'Штраф уже изменён' }, { status: 409 }),
)

export const EditRefused: Story = {
  name: 'Изменение отклонено',
  parameters: at('form=edit&entry=1', { responses: [refusedEdit] }),
  play: async ({ userEvent }) => {
    const dialog = await findVisibleDialog('Редактирование вида штрафа')
    const name = await dialog.findByLabelText(/Название/)
    await waitFor(() => expect(name).not.toHaveValue(''))
    await userEvent.type(name, ' и ещё')
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await expect(await dialog.findByText('Штраф уже изменён')).toBeVisible()
    await expect(name).toHaveValue('Опоздание на смену и ещё')
  },
}

export const Delete: Story = {
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const { name } = UNUSED_PENALTY_TYPE
    await userEvent.click(await canvas.findByRole('button', { name: `Удалить: ${name}` }))
    const dialog = await findVisibleDialog('Удалить вид штрафа?')
    await expect(dialog.getByText(`Вид штрафа «${name}» будет удалён.`)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Не удалять' })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Да, удалить' }))
    await expect(await screen.findByText('Вид штрафа удалён')).toBeVisible()
    await waitFor(() => expect(rowNames(canvasElement)).not.toContain(name))
    await expect(changes(stageOf(loaded))).toHaveLength(1)
  },
}

export const LinkToNone: Story = {
  name: 'Ссылка в никуда',
  parameters: at('form=delete&entry=999'),
  play: async ({ userEvent }) => {
    const dialog = await findVisibleDialog('Удалить вид штрафа?')
    await expect(dialog.getByText('Вид штрафа № 999 будет удалён.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Да, удалить' }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
  },
}

import { expect, screen, userEvent, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { emptyListHandler, failingHandler, staticResponseHandler } from '../../mocks/testing'
import { CourierPage } from '../../src/pages/couriers/card/CourierPage'
import { findVisibleDialog } from '../findVisibleDialog'
import { chooseOption } from '../form/chooseOption'
import { onStage, stageLoader, stageOf } from '../stage'
import { allowOperator, changes, withRoute } from './couriersScreen'

const ID = 777
const PATH = `/couriers/${ID}`
const CARD = `/manage/courier/${ID}`
const TYPES = [
  { id: 1, name: 'Опоздание', description: 'Опоздание', price: 1000 },
  { id: 2, name: 'Грубость', description: 'Грубость', price: 5000 },
]
const TODAY = { id: 5, name: 'Опоздание', price: 1000, createdAt: '2026-03-18 10:05:00' }
const CARD_ANSWERS = [
  staticResponseHandler(CARD, { id: ID, fio: 'Ахметов Ержан', cityId: 1, courierTypeId: 5 }),
  staticResponseHandler(`${CARD}/statistics`, {}),
]

const meta: Meta<typeof CourierPage> = {
  title: 'Курьеры/Штрафы курьера',
  component: CourierPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: {
    stage: {
      address: PATH,
      responses: [
        ...CARD_ANSWERS,
        staticResponseHandler(`${CARD}/penalty`, [TODAY]),
        staticResponseHandler(`${CARD}/penalty/create`, {}),
        staticResponseHandler('/manage/penalty/search', TYPES),
        staticResponseHandler('/manage/courier/penalty/:id', {}),
      ],
    },
  },
  render: withRoute('/couriers/:id', <CourierPage />),
}
export default meta

type Story = StoryObj<typeof CourierPage>

export const Applies: Story = {
  name: 'Применяется',
  play: async ({ loaded }) => {
    const stage = stageOf(loaded)
    await userEvent.click(await screen.findByRole('button', { name: 'Оштрафовать' }))
    const dialog = await findVisibleDialog('Штраф: Ахметов Ержан')
    const apply = await dialog.findByRole('button', { name: 'Оштрафовать' })
    await waitFor(() => expect(apply).toBeEnabled())
    await userEvent.click(apply)
    await expect(await dialog.findByText('Поле обязательное')).toBeVisible()
    await expect(await dialog.findByText(/^В этом месяце: 1.штраф, −1.000.₸$/)).toBeVisible()
    await expect(dialog.queryByText('Такой штраф сегодня уже есть')).toBeNull()
    await chooseOption(dialog.getByLabelText(/Вид штрафа/), 'Опоздание: −1 000 ₸')
    await expect(await dialog.findByText('Такой штраф сегодня уже есть')).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/Комментарий/), ' Заказ 5 ')
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Оштрафовать' }))
    await expect(await screen.findByText('Штраф применён')).toBeVisible()
    await expect(changes(stage)).toEqual([
      { call: `POST /v1${CARD}/penalty/create`, body: { typeId: 1, comment: 'Заказ 5' } },
    ])
    await waitFor(() =>
      expect(stage.calls.filter(({ call }) => call.endsWith(`${CARD}/penalty`)).length).toBeGreaterThan(2),
    )
  },
}

export const Refused: Story = {
  name: 'Сервер отказал',
  parameters: {
    stage: {
      address: `${PATH}?form=fine`,
      responses: [
        ...CARD_ANSWERS,
        failingHandler(`${CARD}/penalty/create`, 422, 'Такого штрафа больше нет'),
        staticResponseHandler('/manage/penalty/search', TYPES),
        emptyListHandler(`${CARD}/penalty`),
      ],
    },
  },
  play: async () => {
    const dialog = await findVisibleDialog(/^Штраф/)
    await chooseOption(await dialog.findByLabelText(/Вид штрафа/), 'Грубость: −5 000 ₸')
    await userEvent.type(dialog.getByLabelText(/Комментарий/), 'Слова клиента')
    await userEvent.click(dialog.getByRole('button', { name: 'Оштрафовать' }))
    await expect(await dialog.findByText('Такого штрафа больше нет')).toBeVisible()
    await expect(dialog.getByLabelText(/Комментарий/)).toHaveValue('Слова клиента')
    await expect(dialog.getByText('В этом месяце штрафов не было')).toBeVisible()
  },
}

export const ManageAlone: Story = {
  name: 'Только управление',
  parameters: {
    stage: {
      address: `${PATH}?form=fine`,
      person: 'operator',
      arrange: allowOperator('courier_view', 'courier_penalty_manage'),
      responses: [...CARD_ANSWERS, staticResponseHandler('/manage/penalty/search', TYPES)],
    },
  },
  play: async ({ loaded }) => {
    const dialog = await findVisibleDialog(/^Штраф/)
    await expect(await dialog.findByLabelText(/Вид штрафа/)).toBeEnabled()
    await expect(dialog.queryByText(/В этом месяце/)).toBeNull()
    await expect(stageOf(loaded).calls.filter(({ call }) => call.endsWith('/penalty'))).toEqual([])
    await expect(screen.queryByRole('region', { name: 'Применённые штрафы', hidden: true })).toBeNull()
  },
}

export const NoTypes: Story = {
  name: 'Нет типов',
  tags: ['пусто'],
  parameters: {
    stage: {
      address: `${PATH}?form=fine`,
      responses: [...CARD_ANSWERS, emptyListHandler('/manage/penalty/search'), emptyListHandler(`${CARD}/penalty`)],
    },
  },
  play: async () => {
    const dialog = await findVisibleDialog(/^Штраф/)
    await expect(await dialog.findByText('Сначала добавьте виды штрафов в справочник')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Оштрафовать' })).toBeDisabled()
  },
}

export const TypesFailed: Story = {
  name: 'Типы не загрузились',
  parameters: {
    stage: {
      address: `${PATH}?form=fine`,
      responses: [
        ...CARD_ANSWERS,
        failingHandler('/manage/penalty/search', 500, 'Справочник недоступен'),
        emptyListHandler(`${CARD}/penalty`),
      ],
    },
  },
  play: async () => {
    const dialog = await findVisibleDialog(/^Штраф/)
    await expect(await dialog.findByText('Справочник недоступен')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /Обновить/ })).toBeVisible()
  },
}

export const Deletes: Story = {
  name: 'Удаляет',
  play: async ({ loaded }) => {
    const stage = stageOf(loaded)
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить штраф: Опоздание' }))
    const dialog = await findVisibleDialog('Удалить штраф?')
    await expect(dialog.getByRole('button', { name: 'Не удалять' })).toBeVisible()
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Да, удалить' }))
    await expect(await screen.findByText('Штраф удалён')).toBeVisible()
    await expect(changes(stage)).toEqual([{ call: 'DELETE /v1/manage/courier/penalty/5', body: undefined }])
  },
}

export const DeleteRefused: Story = {
  name: 'Удаление отклонено',
  parameters: {
    stage: {
      address: PATH,
      responses: [
        ...CARD_ANSWERS,
        staticResponseHandler(`${CARD}/penalty`, [TODAY]),
        failingHandler('/manage/courier/penalty/:id', 409, 'Штраф уже удержан из выплаты'),
      ],
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить штраф: Опоздание' }))
    const dialog = await findVisibleDialog('Удалить штраф?')
    await userEvent.click(dialog.getByRole('button', { name: 'Да, удалить' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Штраф уже удержан из выплаты')
  },
}

export const NoFines: Story = {
  name: 'Нет штрафов',
  tags: ['пусто'],
  parameters: { stage: { address: PATH, responses: [...CARD_ANSWERS, emptyListHandler(`${CARD}/penalty`)] } },
  play: async () => {
    await expect(await screen.findByText('Штрафов нет')).toBeVisible()
  },
}

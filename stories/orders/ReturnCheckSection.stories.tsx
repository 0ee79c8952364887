import { expect, screen, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import type { World } from '../../mocks/store/world'
import { failingHandler } from '../../mocks/testing'
import { ArchivePage } from '../../src/pages/orders/archive/ArchivePage'
import { findVisibleDialog } from '../findVisibleDialog'
import { pictureFile } from '../pictureFile'
import { onStage, type Stage, stageLoader, stageOf } from '../stage'

const { delivered, cancelled } = SPECIAL_ORDER_IDS

const stage = (order: number, settings: object = {}) => ({
  stage: { address: `/archive-orders?order=${order}`, person: 'administrator', ...settings },
})

const meta: Meta<typeof ArchivePage> = {
  title: 'Заказы/Чек возврата',
  component: ArchivePage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: stage(delivered),
}
export default meta

type Story = StoryObj<typeof ArchivePage>

const detail = async (id: number) => within(await screen.findByRole('region', { name: `Заказ ${id}` }))
const check = async () => within(await screen.findByRole('region', { name: 'Чек возврата' }))
const callsOf = ({ calls }: Stage, call: string) => calls.filter((made) => made.call === call)

const photo = () => pictureFile('check.png')

export const Shown: Story = {
  name: 'Показано',
  play: async ({ userEvent, loaded }) => {
    const order = await detail(delivered)
    await userEvent.click(
      await order.findByRole('button', { name: `Чек возврата заказа ${delivered}: показать крупно` }),
    )
    const full = await findVisibleDialog(`Чек возврата заказа ${delivered}`)
    await waitFor(() => expect(full.getByRole('img', { name: `Чек возврата заказа ${delivered}` })).toBeVisible())
    await expect(stageOf(loaded).address()).toBe(`/archive-orders?order=${delivered}&form=photo&entry=${delivered}`)
    await expect(order.getByRole('button', { name: 'Изменить координаты' })).toBeInTheDocument()
    await expect(order.getByRole('button', { name: 'Где курьер' })).toBeInTheDocument()
    await expect(order.queryByRole('button', { name: 'Сменить курьера' })).toBeNull()
    await expect(order.queryByRole('link', { name: 'Редактировать' })).toBeNull()
  },
}

/**
 * An archived order offers the status changes that the server lists in `transitions`. An order that becomes active again leaves the
 * archive.
 */
export const ActiveAgain: Story = {
  name: 'Снова активен',
  parameters: stage(cancelled),
  play: async ({ canvasElement, userEvent }) => {
    const order = await detail(cancelled)
    await userEvent.click(await order.findByRole('button', { name: 'Новый' }))
    const question = await findVisibleDialog(`Изменить статус заказа ${cancelled} на «Новый»?`)
    await userEvent.click(question.getByRole('button', { name: 'Изменить' }))
    const where = await order.findByRole('link', { name: 'В активных заказах →' })
    await expect(where).toHaveAttribute('href', `/orders?order=${cancelled}`)
    const row = () => canvasElement.querySelector<HTMLElement>(`tr[data-row-key="${cancelled}"]`)
    row()?.click()
    await waitFor(() => expect(row()).toBeNull())
  },
}

export const Uploaded: Story = {
  name: 'Файл загружен',
  parameters: stage(cancelled),
  play: async ({ userEvent, loaded }) => {
    const order = await detail(cancelled)
    await userEvent.click(await order.findByRole('button', { name: 'Приложить чек' }))
    const form = await findVisibleDialog(`Чек возврата заказа ${cancelled}`)
    const save = form.getByRole('button', { name: 'Приложить' })
    await userEvent.click(save)
    await expect(await form.findByText('Поле обязательное')).toBeVisible()
    await userEvent.upload(form.getByLabelText(/Фото чека/), photo())
    await form.findByText('check.png')
    await userEvent.dblClick(save)
    await expect(await screen.findByText('Чек возврата приложен')).toBeVisible()
    const upload = `POST /v1/manage/order/${cancelled}/upload-return-check`
    await expect(callsOf(stageOf(loaded), upload)).toEqual([{ call: upload, body: { file: 'check.png' } }])
    await waitFor(() => expect(callsOf(stageOf(loaded), `GET /v1/manage/order/${cancelled}`)).toHaveLength(2))
    await expect(await order.findByRole('button', { name: /показать крупно/ })).toBeInTheDocument()
    await expect(order.getByRole('button', { name: 'Заменить чек' })).toBeInTheDocument()
  },
}

export const UploadRefused: Story = {
  name: 'Загрузка файла отклонена',
  parameters: stage(cancelled, {
    address: `/archive-orders?order=${cancelled}&form=check&entry=${cancelled}`,
    responses: [failingHandler(`/manage/order/${cancelled}/upload-return-check`, 413, 'Файл слишком большой')],
  }),
  play: async ({ userEvent, loaded }) => {
    const form = await findVisibleDialog(`Чек возврата заказа ${cancelled}`)
    const field = form.getByLabelText(/Фото чека/)
    const loose = userEvent.setup({ applyAccept: false })
    await loose.upload(field, new File(['%PDF'], 'check.pdf', { type: 'application/pdf' }))
    await userEvent.click(form.getByRole('button', { name: 'Приложить' }))
    await expect(await form.findByText('Нужен файл PNG или JPEG')).toBeVisible()
    const upload = `POST /v1/manage/order/${cancelled}/upload-return-check`
    await expect(callsOf(stageOf(loaded), upload)).toHaveLength(0)
    await userEvent.upload(field, photo())
    // Wait until the form has read the picture; only then does it show the name of the file.
    await form.findByText('check.png')
    await userEvent.click(form.getByRole('button', { name: 'Приложить' }))
    await expect(await form.findByText('Файл слишком большой')).toBeVisible()
    await expect(form.getByText('check.png')).toBeVisible()
    await expect(callsOf(stageOf(loaded), upload)).toHaveLength(1)
  },
}

export const Deleted: Story = {
  name: 'Удалено',
  play: async ({ userEvent, loaded }) => {
    await userEvent.click(await (await check()).findByRole('button', { name: 'Удалить чек' }))
    const question = await findVisibleDialog(`Удалить чек возврата заказа ${delivered}?`)
    await waitFor(() => expect(question.getByRole('button', { name: 'Не удалять' })).toBeVisible())
    await userEvent.dblClick(question.getByRole('button', { name: 'Да, удалить' }))
    await expect(await screen.findByText('Чек возврата удалён')).toBeVisible()
    const removal = `DELETE /v1/manage/order/${delivered}/delete-return-check`
    await expect(callsOf(stageOf(loaded), removal)).toHaveLength(1)
    await waitFor(async () => expect((await check()).queryByRole('button', { name: /показать крупно/ })).toBeNull())
    await expect((await check()).getByRole('button', { name: 'Приложить чек' })).toBeInTheDocument()
  },
}

export const DeleteRefused: Story = {
  name: 'Удаление отклонено',
  parameters: stage(delivered, {
    address: `/archive-orders?order=${delivered}&form=deleteCheck&entry=${delivered}`,
    responses: [failingHandler(`/manage/order/${delivered}/delete-return-check`, 409, 'Чек уже проверен')],
  }),
  play: async ({ userEvent }) => {
    const question = await findVisibleDialog(`Удалить чек возврата заказа ${delivered}?`)
    await userEvent.click(question.getByRole('button', { name: 'Да, удалить' }))
    await expect(await question.findByText('Чек уже проверен')).toBeVisible()
    await expect(question.getByRole('button', { name: 'Да, удалить' })).toBeEnabled()
  },
}

export const Operator: Story = {
  name: 'Оператор',
  tags: ['доступ'],
  parameters: stage(delivered, {
    person: 'operator',
    address: `/archive-orders?order=${delivered}&form=deleteCheck&entry=${delivered}`,
  }),
  play: async () => {
    const part = await check()
    await expect(part.getByRole('button', { name: 'Заменить чек' })).toBeVisible()
    await expect(part.queryByRole('button', { name: 'Удалить чек' })).toBeNull()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const Viewer: Story = {
  name: 'Наблюдатель',
  tags: ['доступ'],
  parameters: stage(delivered, { person: 'viewer' }),
  play: async () => {
    const part = await check()
    await expect(await part.findByRole('button', { name: /показать крупно/ })).toBeVisible()
    await expect(part.queryByRole('button', { name: /чек$/ })).toBeNull()
  },
}

const withAddress = (returnCheckUrl: string) => ({
  arrange: (world: World) => world.db.orders.update(delivered, { returnCheckUrl }),
})

export const WrongAddress: Story = {
  name: 'Неверный адрес',
  parameters: stage(delivered, withAddress('javascript:alert(1)')),
  play: async () => {
    const part = await check()
    await expect(part.getByText('Фото чека нельзя показать: сервер дал неверный адрес')).toBeVisible()
    await expect(part.queryByRole('img')).toBeNull()
    await expect(part.getByRole('button', { name: 'Удалить чек' })).toBeVisible()
  },
}

export const BrokenPhoto: Story = {
  name: 'Фото не открылось',
  tags: ['ошибка'],
  parameters: stage(delivered, withAddress('data:image/png;base64,AAAA')),
  play: async () => {
    await expect(await (await check()).findByText('Фото чека не загрузилось')).toBeVisible()
  },
}

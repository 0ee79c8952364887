import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { failingHandler, staticResponseHandler } from '../../mocks/testing'
import { CourierPage } from '../../src/pages/couriers/card/CourierPage'
import { pictureFile } from '../pictureFile'
import { onStage, stageLoader, stageOf } from '../stage'
import { changes, withRoute } from './couriersScreen'

const PATH = '/couriers/777'
const CARD = '/manage/courier/777'
const FILE = '/manage/employee/777/delete-file'
const DOT =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='60' height='40'%3E%3Crect width='60' height='40' fill='%23888'/%3E%3C/svg%3E"
const DOCS = [
  { id: 3, title: 'Паспорт', url: DOT },
  { id: 4, title: 'Права', url: DOT },
  { id: 5, title: 'Без картинки', url: null },
]
const COURIER = staticResponseHandler(CARD, { id: 777, fio: 'Ахметов Ержан', cityId: 1, courierTypeId: 5, docs: DOCS })

const meta: Meta<typeof CourierPage> = {
  title: 'Курьеры/Документы курьера',
  component: CourierPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: {
    stage: { address: `${PATH}?tab=documents`, responses: [COURIER, staticResponseHandler(`${FILE}/3`, {})] },
  },
  render: withRoute('/couriers/:id', <CourierPage />),
}
export default meta

type Story = StoryObj<typeof CourierPage>

const remove = async (title: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Удалить документ: ${title}` }))

export const Viewer: Story = {
  name: 'Наблюдатель',
  tags: ['доступ'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Посмотреть: Паспорт' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Паспорт' }))
    await waitFor(() => expect(dialog.getByText('1 из 2')).toBeVisible())
    await expect(dialog.getByRole('button', { name: 'Предыдущий документ' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Приблизить' }))
    await expect(dialog.getByText(/^150.%$/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Повернуть вправо' }))
    await expect(dialog.getByRole('img', { name: 'Паспорт' }).style.rotate).toBe('90deg')
    await userEvent.keyboard('{ArrowRight}')
    await expect(await screen.findByRole('img', { name: 'Права' })).toBeVisible()
    await expect(screen.getByText(/^100.%$/)).toBeVisible()
    await expect(screen.getByText('2 из 2')).toBeVisible()
  },
}

export const Undone: Story = {
  name: 'Отменено',
  play: async ({ loaded }) => {
    await remove('Паспорт')
    const undo = await screen.findByRole('button', { name: 'Вернуть документ: Паспорт' })
    await waitFor(() => expect(undo).toHaveFocus())
    await userEvent.click(undo)
    await expect(await screen.findByRole('button', { name: 'Удалить документ: Паспорт' })).toBeVisible()
    await expect(changes(stageOf(loaded))).toEqual([])
  },
}

export const SentOnLeaving: Story = {
  name: 'Отправлено при уходе',
  play: async ({ loaded }) => {
    await remove('Паспорт')
    await userEvent.click(screen.getByRole('tab', { name: 'Расписание' }))
    await waitFor(() => expect(changes(stageOf(loaded)).map(({ call }) => call)).toEqual([`DELETE /v1${FILE}/3`]))
    await expect(await screen.findByText('Документ удалён')).toBeVisible()
  },
}

export const DeleteRefused: Story = {
  name: 'Удаление отклонено',
  parameters: {
    stage: {
      address: `${PATH}?tab=documents`,
      responses: [COURIER, failingHandler(`${FILE}/3`, 409, 'Документ уже проверен')],
    },
  },
  play: async () => {
    await remove('Паспорт')
    await expect(await screen.findByText('Документ уже проверен')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Удалить документ: Паспорт' })).toBeVisible()
  },
}

export const SeveralAtOnce: Story = {
  name: 'Несколько сразу',
  parameters: {
    stage: {
      address: `${PATH}?tab=documents`,
      responses: [COURIER, staticResponseHandler('/manage/employee/777/upload-file', {})],
    },
  },
  play: async ({ loaded }) => {
    const [first] = await screen.findAllByLabelText(/^Файл/)
    await userEvent.upload(first as HTMLElement, [pictureFile('лицевая.png'), pictureFile('оборот.png')])
    await userEvent.type((await screen.findAllByLabelText(/Название документа/))[0] as HTMLElement, 'Паспорт')
    await userEvent.click(await screen.findByRole('button', { name: /^Добавить 2.документа$/ }))
    await waitFor(() => expect(changes(stageOf(loaded))).toHaveLength(2))
    await expect(
      changes(stageOf(loaded))
        .map(({ body }) => (body as { title: string }).title)
        .toSorted(),
    ).toEqual(['Паспорт', 'оборот'])
    await waitFor(() => expect(screen.getAllByLabelText(/^Файл/)).toHaveLength(1))
  },
}

export const Pasted: Story = {
  name: 'Вставлено',
  play: async () => {
    await screen.findByRole('button', { name: 'Добавить документ' })
    const clipboardData = new DataTransfer()
    clipboardData.items.add(pictureFile('снимок.png'))
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await waitFor(() => expect(screen.getByLabelText(/Название документа/)).toHaveValue('снимок'))
    await expect(screen.getByText('снимок.png')).toBeVisible()
  },
}

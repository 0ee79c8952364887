import { http, type RequestHandler } from 'msw'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { errorResponse } from '../../mocks/http/respond'
import { CourierRatePage } from '../../src/pages/rates/courierRate/CourierRatePage'
import { findVisibleDialog } from '../findVisibleDialog'
import { chooseOption } from '../form/chooseOption'
import { onStage, stageLoader } from '../stage'

const PATH = '/settings/courier-rate?cityId=1'
const SAVE = '*/v1/manage/courier-rate/:cityId'

const meta: Meta<typeof CourierRatePage> = {
  title: 'Деньги/Курьерская ставка: форма',
  component: CourierRatePage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: PATH } },
}
export default meta

type Story = StoryObj<typeof CourierRatePage>

const answering = (...responses: RequestHandler[]) => ({ stage: { address: PATH, responses } })

const rate = () => screen.findByLabelText('Стандарт, Пеший курьер: За заказ, ₸')
const save = () => screen.getByRole('button', { name: 'Сохранить' })

async function changed(): Promise<HTMLElement> {
  const figure = await rate()
  await userEvent.clear(figure)
  await userEvent.type(figure, '620')
  await expect(await screen.findByText('было 600')).toBeVisible()
  return figure
}

async function sent() {
  await userEvent.click(save())
  const dialog = await findVisibleDialog('Сохранить ставки?')
  const agree = dialog.getByRole('button', { name: /Сохранить/ })
  await userEvent.click(agree)
  return agree
}

export const Filled: Story = {
  play: async () => {
    await expect(await rate()).toHaveValue('600')
    await expect(save()).toBeDisabled()
  },
}

export const Saving: Story = {
  parameters: answering(http.post(SAVE, () => new Promise<never>(() => undefined))),
  play: async () => {
    await changed()
    const agree = await sent()
    await waitFor(() => expect(agree).toHaveClass('ant-btn-loading'))
  },
}

export const SaveRefused: Story = {
  parameters: answering(http.post(SAVE, () => errorResponse(422, 'Сервер не принял изменения'))),
  play: async () => {
    const figure = await changed()
    await sent()
    await expect(await screen.findByText('Сервер не принял изменения')).toBeVisible()
    await expect(figure).toHaveValue('620')
  },
}

export const LeaveWithChanges: Story = {
  play: async () => {
    await changed()
    await chooseOption(screen.getByRole('combobox', { name: 'Город' }), 'Астана')
    const question = await findVisibleDialog('Отменить изменения и уйти со страницы?')
    await waitFor(() => expect(question.getByRole('button', { name: 'Нет, остаться' })).toHaveFocus())
  },
}

import { http, type RequestHandler } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { errorResponse } from '../../mocks/http/respond'
import { BonusRatePage } from '../../src/pages/rates/bonusRate/BonusRatePage'
import { findVisibleDialog } from '../findVisibleDialog'
import { chooseOption } from '../form/chooseOption'
import { onStage, stageLoader } from '../stage'

const PATH = '/settings/bonus-rate?cityId=1'
const SAVE = '*/v1/manage/courier-bonus-rate/:cityId'

const meta: Meta<typeof BonusRatePage> = {
  title: 'Деньги/Бонусная сетка: форма',
  component: BonusRatePage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: PATH } },
}
export default meta

type Story = StoryObj<typeof BonusRatePage>

const answering = (...responses: RequestHandler[]) => ({ stage: { address: PATH, responses } })

async function grid() {
  const title = await screen.findByText('Велокурьер', { selector: '.sheet__type' })
  const form = within(title.closest('.bonus-grid') as HTMLElement)
  const [first] = (await form.findAllByLabelText(/Минимум заказов/)) as [HTMLElement]
  return { form, first, save: form.getByRole('button', { name: /Сохранить/ }) }
}

async function changed() {
  const shown = await grid()
  await userEvent.clear(shown.first)
  await userEvent.type(shown.first, '4')
  await waitFor(() => expect(shown.save).toBeEnabled())
  return shown
}

/** The story deletes all rows of the bonus grid; a grid without rows is valid. */
export const Blank: Story = {
  play: async () => {
    const { form } = await grid()
    for (const _step of form.getAllByLabelText(/Минимум заказов/)) {
      await userEvent.click(form.getByRole('button', { name: 'Удалить строку 1' }))
    }
    await waitFor(() => expect(form.queryByLabelText(/Минимум заказов/)).toBeNull())
    await expect(form.getByRole('button', { name: /Добавить ступень/ })).toBeEnabled()
  },
}

export const Filled: Story = {
  play: async () => {
    const { first, save } = await grid()
    await expect(first).toHaveValue('3')
    await expect(save).toBeDisabled()
  },
}

export const Saving: Story = {
  parameters: answering(http.post(SAVE, () => new Promise<never>(() => undefined))),
  play: async () => {
    const { save } = await changed()
    await userEvent.click(save)
    await waitFor(() => expect(save).toHaveClass('ant-btn-loading'))
  },
}

export const SaveRefused: Story = {
  parameters: answering(http.post(SAVE, () => errorResponse(422, 'Сервер не принял изменения'))),
  play: async () => {
    const { form, first, save } = await changed()
    await userEvent.click(save)
    await expect(await form.findByText('Сервер не принял изменения')).toBeVisible()
    await expect(first).toHaveValue('4')
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

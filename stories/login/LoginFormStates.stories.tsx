import type { RequestHandler } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { failingHandler, pendingHandler } from '../../mocks/testing'
import { demoUsersState } from '../../src/pages/login/demoUsersState'
import { LoginPage } from '../../src/pages/login/LoginPage'
import { pageLoader, withPage } from '../app/withPage'

const meta: Meta<typeof LoginPage> = {
  title: 'Вход/Вход: форма',
  component: LoginPage,
  args: { onIntent: fn() },
  loaders: [pageLoader],
  decorators: [withPage],
  beforeEach: () => {
    demoUsersState.shown = null
  },
  parameters: { page: { isSignedOut: true } },
}
export default meta

type Story = StoryObj<typeof LoginPage>

const LOGIN = '/auth/login'
const responses = (...handlers: RequestHandler[]) => ({ stage: { responses: handlers } })

async function fill(canvasElement: HTMLElement) {
  const form = within(canvasElement)
  const phone = await form.findByLabelText('Телефон')
  await userEvent.type(phone, '7000000002')
  await userEvent.type(form.getByLabelText('Пароль'), 'dostavka')
  return { form, phone, button: form.getByRole('button', { name: /Войти/ }) }
}

export const Blank: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Телефон')).toHaveFocus())
    await expect(canvas.getByLabelText('Телефон')).toHaveValue('+7 (')
    await expect(canvas.getByLabelText('Пароль')).toHaveValue('')
    await expect(canvas.getByRole('button', { name: 'Войти' })).toBeEnabled()
  },
}

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const { phone, button } = await fill(canvasElement)
    await expect(phone).toHaveValue('+7 (700) 000-00-02')
    await expect(button).toBeEnabled()
  },
}

export const Saving: Story = {
  parameters: responses(pendingHandler(LOGIN)),
  play: async ({ canvasElement }) => {
    const { button } = await fill(canvasElement)
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveClass('ant-btn-loading'))
  },
}

export const SaveRefused: Story = {
  parameters: responses(failingHandler(LOGIN, 422, 'Неверный телефон или пароль')),
  play: async ({ canvasElement }) => {
    const { form, phone, button } = await fill(canvasElement)
    await userEvent.click(button)
    await expect(await form.findByText('Неверный телефон или пароль')).toBeVisible()
    await expect(phone).toHaveValue('+7 (700) 000-00-02')
  },
}

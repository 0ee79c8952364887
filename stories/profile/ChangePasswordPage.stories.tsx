import { expect, screen, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { DEMO_PASSWORD } from '../../mocks/seeds/demoAccounts'
import { failingHandler, pendingHandler } from '../../mocks/testing'
import { ChangePasswordPage } from '../../src/pages/profile/ChangePasswordPage'
import { session } from '../../src/session/session'
import { onStage, stageLoader, stageOf } from '../stage'

const meta: Meta<typeof ChangePasswordPage> = {
  title: 'Люди/Смена пароля',
  tags: ['экран'],
  component: ChangePasswordPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: '/profile/change-password' } },
}
export default meta

type Story = StoryObj<typeof ChangePasswordPage>
type Context = Parameters<NonNullable<Story['play']>>[0]

const responses = (handler: ReturnType<typeof failingHandler>) => ({
  stage: { address: '/profile/change-password', responses: [handler] },
})

const OLD = /Текущий пароль/
const NEW = /^Новый пароль(?! ещё)/
const AGAIN = /Новый пароль ещё раз/
const save = ({ canvas }: Context) => canvas.getByRole('button', { name: /Изменить пароль/ })

async function fill({ canvas, userEvent }: Context, old: string, next: string, again = next) {
  await userEvent.type(canvas.getByLabelText(OLD), old)
  await userEvent.type(canvas.getByLabelText(NEW), next)
  await userEvent.type(canvas.getByLabelText(AGAIN), again)
}

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Изменение пароля' })).toBeVisible()
    await expect(canvas.getByLabelText(OLD)).toHaveAttribute('autocomplete', 'current-password')
    await expect(canvas.getByLabelText(AGAIN)).toHaveAttribute('autocomplete', 'new-password')
  },
}

export const RequiredFields: Story = {
  name: 'Обязательные поля',
  tags: ['форма'],
  play: async (context) => {
    const { canvas, userEvent, loaded } = context
    await userEvent.click(save(context))
    await expect(canvas.getAllByText('Поле обязательное')).toHaveLength(3)
    await expect(stageOf(loaded).calls).toEqual([])
  },
}

export const Mismatch: Story = {
  name: 'Не сходится',
  play: async (context) => {
    const { canvas, userEvent, loaded } = context
    await fill(context, DEMO_PASSWORD, 'new-password', 'new-pasword')
    await userEvent.click(save(context))
    await expect(await canvas.findByText('Не совпадают поля')).toBeVisible()
    await expect(stageOf(loaded).calls).toEqual([])
  },
}

export const Saved: Story = {
  name: 'Сохранено',
  play: async (context) => {
    const { userEvent, loaded } = context
    const oldKey = session.key
    await fill(context, DEMO_PASSWORD, 'new-password')
    await userEvent.click(save(context))
    await waitFor(() => expect(stageOf(loaded).address()).toBe('/profile'))
    await expect(screen.getByText('Пароль изменён')).toBeVisible()
    await expect(stageOf(loaded).calls).toEqual([
      { call: 'POST /v1/user/change-password', body: { oldPassword: DEMO_PASSWORD, newPassword: 'new-password' } },
    ])
    await expect(session.key).not.toBe(oldKey)
  },
}

export const WrongOldPassword: Story = {
  name: 'Неверный старый пароль',
  play: async (context) => {
    const { canvas, userEvent } = context
    await fill(context, 'wrong', 'new-password')
    await userEvent.click(save(context))
    await expect(await canvas.findByText('Неверный пароль')).toBeVisible()
    await expect(canvas.getByLabelText(OLD)).toBeInvalid()
    await expect(canvas.getByLabelText(AGAIN)).toHaveValue('new-password')
  },
}

export const ServerError: Story = {
  parameters: responses(failingHandler('/user/change-password', 500, 'Сервер временно недоступен')),
  play: async (context) => {
    const { canvas, userEvent } = context
    await fill(context, DEMO_PASSWORD, 'new-password')
    await userEvent.click(save(context))
    await expect(await canvas.findByText('Сервер временно недоступен')).toBeVisible()
    await expect(canvas.getByLabelText(NEW)).toHaveValue('new-password')
  },
}

export const Loading: Story = {
  parameters: responses(pendingHandler('/user/change-password')),
  play: async (context) => {
    const { userEvent, loaded } = context
    await fill(context, DEMO_PASSWORD, 'new-password')
    await userEvent.dblClick(save(context))
    await waitFor(() => expect(save(context)).toBeDisabled())
    await waitFor(() => expect(stageOf(loaded).calls).toHaveLength(1))
  },
}

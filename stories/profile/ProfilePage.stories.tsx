import { expect, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { useSnapshot } from 'valtio'
import { DEMO_ACCOUNTS } from '../../mocks/seeds/demoAccounts'
import type { World } from '../../mocks/store/world'
import { ProfilePage } from '../../src/pages/profile/ProfilePage'
import { session } from '../../src/session/session'
import { onStage, stageLoader, stageOf } from '../stage'

/** Renders nothing after sign-out, because the profile needs a user. In the console the router shows the sign-in page instead. */
const Guarded = () => (useSnapshot(session).user ? <ProfilePage /> : null)

const meta: Meta<typeof Guarded> = {
  title: 'Люди/Профиль',
  tags: ['экран'],
  component: Guarded,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: '/profile', person: 'dispatcher' } },
}
export default meta

type Story = StoryObj<typeof Guarded>

export const Loaded: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const { fio, email } = session.user ?? {}
    await expect(canvas.getByRole('heading', { name: 'Профиль' })).toBeVisible()
    await expect(canvas.getByText(String(fio))).toBeVisible()
    await expect(canvas.getByText(String(email))).toBeVisible()
    await expect(canvas.getAllByText('Диспетчер')[0]).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Караганда', 'Астана'])
    await expect(canvas.getByText(/^\d\d-\d\d-\d{4} \d\d:\d\d$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: /Изменить пароль/ }))
    await expect(stageOf(loaded).address()).toBe('/profile/change-password')
  },
}

export const Empty: Story = {
  parameters: {
    stage: {
      person: 'newcomer',
      arrange: ({ db }: World) => {
        db.employees.update(DEMO_ACCOUNTS.newcomer.id, { email: null, cities: [], previousLogin: null })
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Не указан')).toBeVisible()
    await expect(canvas.getByText('—')).toBeVisible()
    await expect(canvas.getByText('Нет')).toBeVisible()
  },
}

export const SignsOut: Story = {
  name: 'Выход',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Выйти/ }))
    await waitFor(() => expect(session).toMatchObject({ key: null, user: null }))
  },
}

import { expect, screen, userEvent, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ShellHeader } from '../../../src/app/shell/ShellHeader'
import { liveState } from '../../../src/live/liveState'
import { stageOf } from '../../stage'
import { pageLoader, withPage } from '../withPage'
import '../../../src/app/shell/shell.css'

const toggle = () => undefined

const meta: Meta<typeof ShellHeader> = {
  title: 'Каркас/Шапка',
  component: ShellHeader,
  args: { isNarrow: false, isMenuOpen: true, onToggleMenu: toggle },
  loaders: [pageLoader],
  decorators: [
    (Story) => (
      <header style={{ height: 'var(--header-height)', background: 'var(--surface-card)' }}>
        <Story />
      </header>
    ),
    withPage,
  ],
  parameters: { stage: { person: 'operator' } },
}
export default meta

type Story = StoryObj<typeof ShellHeader>

const live = (state: Partial<typeof liveState>) => () => {
  Object.assign(liveState, state)
}

export const Live: Story = {
  name: 'В эфире',
  play: async ({ canvas }) => {
    live({ health: 'live', staleSince: null, notifications: 0 })()
    await expect(await canvas.findByText('В эфире')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Уведомления' })).toBeVisible()
  },
}

export const Unread: Story = {
  name: 'Непрочитанные',
  play: async ({ canvas, loaded }) => {
    live({ health: 'live', staleSince: null, notifications: 7 })()
    await expect(await canvas.findByText('7')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: /^Уведомления: 7\sнепрочитанных$/ }))
    await expect(stageOf(loaded).address()).toBe('/notifications')
  },
}

/** The badge with three characters («99+») hides at most the right half of the bell. */
export const CountBesideBell: Story = {
  name: 'Много непрочитанных',
  play: async ({ canvas }) => {
    live({ health: 'live', staleSince: null, notifications: 120 })()
    const count = await canvas.findByText('99+')
    const bell = canvas.getByRole('link', { name: 'Уведомления: 99+ непрочитанных' }).querySelector('svg')
    const { left = 0, right = 0 } = bell?.getBoundingClientRect() ?? {}
    await waitFor(() => expect(count.getBoundingClientRect().left).toBeGreaterThanOrEqual((left + right) / 2))
  },
}

/**
 * The indicator reports a lost connection 3 s after `staleSince`. Here `staleSince` is a minute in the future, so the indicator still shows
 * «Подключение…».
 */
export const Connecting: Story = {
  name: 'Соединение',
  tags: ['загрузка'],
  play: async ({ canvas }) => {
    live({ health: 'connecting', staleSince: Date.now() + 60_000 })()
    await expect(await canvas.findByText('Подключение…')).toBeVisible()
  },
}

export const Reconnecting: Story = {
  name: 'Связь восстанавливается',
  play: async ({ canvas }) => {
    live({ health: 'reconnecting', staleSince: Date.now() - 65_000 })()
    await expect(await canvas.findByText('Нет связи, переподключаемся…')).toBeVisible()
    await expect(canvas.getByText(/^1:[0-5]\d$/)).toBeVisible()
  },
}

export const StillReconnecting: Story = {
  name: 'Связь всё ещё восстанавливается',
  play: async ({ canvas }) => {
    live({ health: 'connecting', staleSince: Date.now() - 30_000 })()
    await expect(await canvas.findByText('Нет связи, переподключаемся…')).toBeVisible()
  },
}

export const Viewer: Story = {
  name: 'Наблюдатель',
  tags: ['доступ'],
  parameters: { stage: { person: 'viewer' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Карта курьеров' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: /Уведомления/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: /^Меню пользователя/ })).toBeVisible()
  },
}

export const OpensMap: Story = {
  name: 'Открывает карту',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Карта курьеров' }))
    const dialog = await screen.findByRole('dialog', { name: 'Карта курьеров' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Narrow: Story = {
  name: 'Телефон',
  args: { isNarrow: true, isMenuOpen: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Развернуть меню' })).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByRole('button', { name: 'Карта курьеров' })).toBeVisible()
    await expect(canvas.queryByText('Курьерская доставка')).toBeNull()
  },
}

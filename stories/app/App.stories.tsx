import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../mocks/seeds/demoAccounts'
import { failingHandler, pendingHandler } from '../../mocks/testing'
import { App } from '../../src/app/App'
import { sidebarState } from '../../src/app/shell/sidebarState'
import { session } from '../../src/session/session'
import { clickColumnHeader } from '../clickColumnHeader'
import { findVisibleDialog } from '../findVisibleDialog'
import { stageOf } from '../stage'
import { pageLoader, withPage } from './withPage'

const meta: Meta<typeof App> = {
  title: 'Каркас/Приложение',
  component: App,
  loaders: [pageLoader],
  decorators: [withPage],
}
export default meta

type Story = StoryObj<typeof App>
type Loaded = Parameters<NonNullable<Story['play']>>[0]['loaded']

const arrives = (loaded: Loaded, path: string) => waitFor(() => expect(stageOf(loaded).address()).toBe(path))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const sections = async () => within(await screen.findByRole('navigation', { name: 'Разделы' }))
const crumbs = () =>
  within(screen.getByRole('navigation', { name: 'Навигационная цепочка' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)
    .filter((text) => text !== '/')

export const Administrator: Story = {
  name: 'Администратор',
  tags: ['доступ'],
  parameters: { stage: { person: 'administrator', address: '/directories/penalties' } },
  play: async ({ loaded }) => {
    await heading('Справочник - Штрафы')
    const nav = await sections()
    await expect(nav.getByRole('link', { name: 'Архив заказов' })).toBeVisible()
    await expect(nav.getByRole('link', { name: 'Роли' })).toBeVisible()
    await expect(crumbs()).toEqual(['Главная', 'Справочники', 'Штрафы'])
    await expect(document.title).toBe('Справочник - Штрафы — Курьерская доставка')
    await expect(screen.getByText(String(session.user?.fio))).toBeVisible()
    await userEvent.click(nav.getByRole('link', { name: 'Сотрудники' }))
    await arrives(loaded, '/employees')
    await waitFor(() => expect(crumbs()).toEqual(['Главная', 'Сотрудники']))
  },
}

export const Operator: Story = {
  name: 'Оператор',
  tags: ['доступ'],
  parameters: { stage: { person: 'operator', address: '/' } },
  play: async ({ loaded }) => {
    await arrives(loaded, '/orders')
    await heading('Активные заказы')
    await waitFor(() => expect(screen.getByText('В эфире')).toBeVisible())
    await expect(screen.getByRole('button', { name: 'Карта курьеров' })).toBeVisible()
  },
}

export const Newcomer: Story = {
  name: 'Новичок',
  tags: ['доступ'],
  parameters: { stage: { person: 'newcomer', address: '/orders' } },
  play: async ({ loaded }) => {
    await arrives(loaded, '/profile')
    await heading('Профиль')
    await expect(screen.queryByRole('button', { name: 'Карта курьеров' })).toBeNull()
    await expect(screen.queryByRole('link', { name: /Уведомления/ })).toBeNull()
    await expect(screen.queryByText('В эфире')).toBeNull()
  },
}

/** The user has no permission for the URL, so the router redirects to `/`, and from there to the user's default screen. */
export const Denied: Story = {
  name: 'Нет доступа: другой экран',
  tags: ['доступ'],
  parameters: { stage: { person: 'operator', address: '/directories/roles' } },
  play: async ({ loaded }) => {
    await arrives(loaded, '/orders')
    await heading('Активные заказы')
  },
}

export const Collapsed: Story = {
  name: 'Свёрнуто',
  parameters: { stage: { person: 'administrator', address: '/profile' } },
  play: async ({ loaded }) => {
    await heading('Профиль')
    await userEvent.click(screen.getByRole('button', { name: 'Свернуть меню' }))
    await expect(sidebarState.isCollapsed).toBe(true)
    const nav = await sections()
    await waitFor(() => expect(nav.getByRole('link', { name: /Отчёты/ })).toBeVisible())
    await expect(nav.queryByText('По партнёрам')).toBeNull()
    await userEvent.click(nav.getByRole('link', { name: /Справочники/ }))
    await arrives(loaded, '/directories/cities')
    await userEvent.click(screen.getByRole('button', { name: 'Развернуть меню' }))
    await expect(sidebarState.isCollapsed).toBe(false)
  },
}

export const MenuByKeyboard: Story = {
  name: 'Меню с клавиатуры',
  parameters: { stage: { person: 'administrator', address: '/profile' } },
  play: async ({ loaded }) => {
    await heading('Профиль')
    const nav = await sections()
    const group = nav.getByRole('button', { name: 'Отчёты' })
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    group.focus()
    await userEvent.keyboard('{Enter}')
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(nav.getByRole('link', { name: 'По партнёрам' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await arrives(loaded, '/reports/companies')
    await waitFor(() => expect(nav.getByRole('link', { name: 'По партнёрам' })).toHaveAttribute('aria-current', 'page'))
  },
}

export const ChoosesTheme: Story = {
  name: 'Выбирает тему',
  parameters: { stage: { person: 'newcomer', address: '/profile' } },
  play: async () => {
    await heading('Профиль')
    await userEvent.click(screen.getByRole('button', { name: /^Тема/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /Тёмная/ }))
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'))
    await expect(localStorage.getItem('theme')).toBe('dark')
  },
}

export const SignedOut: Story = {
  name: 'Вышел',
  parameters: { stage: { address: '/orders' }, page: { isSignedOut: true } },
  play: async ({ loaded }) => {
    await arrives(loaded, '/login')
    await heading('Вход')
  },
}

export const SignsInAndOut: Story = {
  name: 'Вход и выход',
  parameters: { stage: { address: '/login' }, page: { isSignedOut: true } },
  play: async ({ loaded }) => {
    await heading('Вход')
    await userEvent.type(screen.getByLabelText('Телефон'), DEMO_ACCOUNTS.newcomer.phone.slice(1))
    await userEvent.type(screen.getByLabelText('Пароль'), `${DEMO_PASSWORD}{Enter}`)
    await arrives(loaded, '/profile')
    const opened = spyOn(window, 'open').mockReturnValue(null)
    await userEvent.click(await screen.findByRole('button', { name: /^Меню пользователя/ }))
    // The user menu shows the build, because users quote it in error reports.
    await waitFor(() => expect(screen.getByText(/^Сборка ./)).toBeVisible())
    await userEvent.click(screen.getByRole('menuitem', { name: 'Лицензии' }))
    await expect(opened).toHaveBeenCalledWith('/licenses.html', '_blank', 'noopener')
    await userEvent.click(screen.getByRole('button', { name: /^Меню пользователя/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /Выйти/ }))
    await arrives(loaded, '/login')
    await expect(session.key).toBeNull()
  },
}

export const SignOutAsks: Story = {
  name: 'Выход с несохранённым',
  parameters: { stage: { person: 'newcomer', address: '/profile/change-password' } },
  play: async ({ loaded }) => {
    const password = await screen.findByLabelText(/Текущий пароль/)
    await userEvent.type(password, 'секрет')
    const signOut = async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Меню пользователя/ }))
      await userEvent.click(await screen.findByRole('menuitem', { name: /Выйти/ }))
      return findVisibleDialog('Отменить изменения и уйти со страницы?')
    }
    await userEvent.click((await signOut()).getByRole('button', { name: 'Нет, остаться' }))
    await expect(password).toHaveValue('секрет')
    await expect(session.key).not.toBeNull()
    await userEvent.click((await signOut()).getByRole('button', { name: 'Да, уйти' }))
    await arrives(loaded, '/login')
    await expect(session.key).toBeNull()
  },
}

export const LoginWhileSignedIn: Story = {
  name: 'Вход, когда уже вошли',
  parameters: { stage: { person: 'newcomer', address: '/login' } },
  play: async ({ loaded }) => {
    await arrives(loaded, '/profile')
  },
}

export const Loading: Story = {
  parameters: { stage: { address: '/profile' }, page: { entry: [pendingHandler('/user')] } },
  play: async () => {
    await expect(await screen.findByText('Загружаем профиль…')).toBeInTheDocument()
    await expect(screen.queryByRole('navigation')).toBeNull()
  },
}

export const HangingServer: Story = {
  name: 'Сервер не отвечает',
  tags: ['загрузка'],
  parameters: { stage: { address: '/profile' }, page: { entry: [pendingHandler('/user')] } },
  play: async () => {
    await expect(await screen.findByText('Сервер долго не отвечает')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Выйти' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Обновить' }))
    await expect(await screen.findByText('Загружаем профиль…')).toBeInTheDocument()
  },
}

export const ServerError: Story = {
  parameters: {
    stage: { address: '/profile', person: 'newcomer' },
    page: { entry: [failingHandler('/user', 500, 'Сервер временно недоступен')] },
  },
  play: async ({ msw }) => {
    await expect(await screen.findByText('Сервер временно недоступен')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Выйти' })).toBeVisible()
    msw.resetHandlers()
    msw.use(failingHandler('/user', 503, 'Ещё не готов'))
    await userEvent.click(screen.getByRole('button', { name: /Обновить/ }))
    await expect(await screen.findByText('Ещё не готов')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Выйти' }))
    await heading('Вход')
  },
}

/**
 * The user's role changes. The next response reports a changed permission hash, so the screen that the user may no longer open closes at
 * once.
 */
export const PermissionLost: Story = {
  name: 'Право отобрано',
  tags: ['доступ'],
  parameters: { stage: { person: 'administrator', address: '/directories/cities' } },
  play: async ({ loaded }) => {
    await heading('Справочник - Города')
    await screen.findByText('Темиртау')
    stageOf(loaded).world.db.employees.update(DEMO_ACCOUNTS.administrator.id, { role: 'operator' })
    await userEvent.click(screen.getByRole('button', { name: 'Карта курьеров' }))
    await arrives(loaded, '/orders')
    await expect((await sections()).queryByRole('link', { name: 'Города' })).toBeNull()
  },
}

export const KeyRefused: Story = {
  name: 'Ключ не принят',
  parameters: { stage: { person: 'administrator', address: '/directories/cities' } },
  play: async ({ loaded, msw }) => {
    await screen.findByText('Темиртау')
    msw.use(failingHandler('/manage/city/search', 401, 'Войдите снова'))
    await clickColumnHeader(screen, userEvent, 'Название')
    await arrives(loaded, '/login')
  },
}

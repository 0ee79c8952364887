import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { App } from '../../../src/app/App'
import { session } from '../../../src/session/session'
import { themeState } from '../../../src/ui/themeStore'
import { findVisibleDialog } from '../../findVisibleDialog'
import { stageOf } from '../../stage'
import { pageLoader, withPage } from '../withPage'

const forget = () => {
  for (const key of Object.keys(localStorage)) if (key.startsWith('palette:')) localStorage.removeItem(key)
  return {}
}

const meta: Meta<typeof App> = {
  title: 'Каркас/Палитра',
  component: App,
  loaders: [forget, pageLoader],
  decorators: [withPage],
  parameters: { stage: { person: 'administrator', address: '/directories/cities' } },
}
export default meta

type Story = StoryObj<typeof App>
type Loaded = Parameters<NonNullable<Story['play']>>[0]['loaded']

const press = (keys: string) => userEvent.keyboard(keys)
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const arrives = (loaded: Loaded, path: string) => waitFor(() => expect(stageOf(loaded).address()).toBe(path))
const FIELD = { name: 'Раздел, город, действие или номер заказа' }
const field = () => screen.findByRole('combobox', FIELD)
/** Finds the search field by its name, because selects of the screen behind the command palette are comboboxes too. */
const isClosed = () => waitFor(() => expect(screen.queryByRole('combobox', FIELD)).toBeNull())
const options = () =>
  screen.queryAllByRole('option').map((option) => option.querySelector('.palette__label')?.textContent)
/** Searches inside the command palette only, because the table behind it also contains elements with the role `group`. */
const groups = () => within(screen.getByRole('listbox')).getAllByRole('group')
const active = () => screen.queryByRole('option', { selected: true })?.textContent

async function find(text: string) {
  await press('{Control>}k{/Control}')
  const input = await field()
  await waitFor(() => expect(input).toHaveFocus())
  if (text !== '') await userEvent.type(input, text)
  return input
}

export const Everything: Story = {
  name: 'Всё вместе',
  play: async () => {
    await heading('Справочник - Города')
    const input = await find('')
    const parts = groups().map((part) => part.getAttribute('aria-label'))
    await expect(parts).toEqual(['Разделы', 'Действия', 'Города'])
    await expect(options()).toEqual(expect.arrayContaining(['Архив заказов', 'Новый город', 'Тема: тёмная', 'Астана']))
    await expect(active()).toBe('Активные заказы')
    await press('{ArrowDown}')
    await expect(active()).toBe('Архив заказов')
    await press('{ArrowUp}{ArrowUp}')
    const last = screen.getByRole('option', { selected: true })
    await expect(last).toBe(screen.getAllByRole('option').at(-1))
    await expect(input).toHaveAttribute('aria-activedescendant', last.id)
    await expect(last).toBeVisible()
  },
}

export const OpensScreen: Story = {
  name: 'Открывает экран',
  play: async ({ loaded }) => {
    await heading('Справочник - Города')
    await find('ghjabkm')
    await expect(options()[0]).toBe('Профиль')
    await press('{Enter}')
    await arrives(loaded, '/profile')
    const title = await heading('Профиль')
    await waitFor(() => expect(title).toHaveFocus())
    await isClosed()
    await find('')
    await expect(groups()[0]).toHaveAccessibleName('Недавние')
    await expect(options()[0]).toBe('Профиль')
  },
}

export const OpensOrder: Story = {
  name: 'Открывает заказ',
  play: async ({ loaded }) => {
    await heading('Справочник - Города')
    await find('7')
    await expect(options().slice(0, 2)).toEqual(['Искать заказ № 7', 'Искать заказ № 7'])
    await press('{ArrowDown}{Enter}')
    await arrives(loaded, '/archive-orders?id=7')
  },
}

export const Adds: Story = {
  name: 'Добавляет',
  play: async ({ loaded }) => {
    await heading('Справочник - Города')
    await find('новая роль')
    await press('{Enter}')
    await arrives(loaded, '/directories/roles?form=add')
    await screen.findByRole('dialog', { name: /роль/i })
  },
}

export const ChoosesCity: Story = {
  name: 'Выбирает город',
  parameters: { stage: { address: '/points?cityId=1' } },
  play: async ({ loaded }) => {
    await heading('Отправные точки')
    await find('алм')
    await press('{Enter}')
    await arrives(loaded, '/points?cityId=3')
  },
}

export const ChangesTheme: Story = {
  name: 'Меняет тему',
  play: async () => {
    await heading('Справочник - Города')
    await find('темная')
    await press('{Enter}')
    await waitFor(() => expect(themeState.choice).toBe('dark'))
  },
}

export const NothingFound: Story = {
  name: 'Ничего не найдено',
  tags: ['пусто'],
  play: async () => {
    await heading('Справочник - Города')
    const input = await find('щщщщ')
    await expect(screen.getByText('Ничего не нашлось. Попробуйте другое слово.')).toBeVisible()
    await press('{Enter}')
    await expect(input).toHaveFocus()
  },
}

export const PermissionLost: Story = {
  name: 'Право отобрано',
  tags: ['доступ'],
  parameters: { stage: { person: 'operator', address: '/profile' } },
  play: async ({ loaded }) => {
    await heading('Профиль')
    await find('')
    await expect(options()).toContain('Активные заказы')
    await expect(options()).not.toContain('Роли')
    await expect(options()).not.toContain('Новый город')
    await press('{End}{ArrowUp}')
    if (session.user) session.user = { ...session.user, accesses: [] }
    await waitFor(() => expect(options()).not.toContain('Активные заказы'))
    await userEvent.clear(await field())
    await userEvent.type(await field(), '7')
    await expect(options()).not.toContain('Искать заказ № 7')
    await expect(stageOf(loaded).address()).toBe('/profile')
  },
}

export const ByMouse: Story = {
  name: 'Мышью',
  play: async ({ loaded }) => {
    await heading('Справочник - Города')
    await userEvent.click(screen.getByRole('button', { name: 'Быстрый переход' }))
    await field()
    await userEvent.click(screen.getByRole('button', { name: 'Esc' }))
    await isClosed()
    await userEvent.click(screen.getByRole('button', { name: 'Быстрый переход' }))
    await userEvent.click(await screen.findByRole('option', { name: /^Профиль/ }))
    await arrives(loaded, '/profile')
  },
}

export const Shortcuts: Story = {
  name: 'Сочетания клавиш',
  play: async () => {
    await heading('Справочник - Города')
    await press('?')
    const dialog = await findVisibleDialog('Сочетания клавиш')
    const groups = dialog.getAllByRole('heading', { level: 2 }).map((group) => group.textContent)
    await expect(groups).toEqual([
      'Везде',
      'В списке',
      'У выбранного заказа',
      'В фильтре',
      'На карте курьеров',
      'В сетке недели',
    ])
    await waitFor(() => expect(dialog.getByText('Перейти к фильтру')).toBeVisible())
    await press('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: /^Меню пользователя/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /Сочетания клавиш/ }))
    await screen.findByRole('dialog', { name: 'Сочетания клавиш' })
  },
}

import type { Toolbar } from '../toolbar'
import type { IndexEntry } from './storyIndex'

/** The screens of the console and the states in which each of them is looked at. */

/** Where the pages of single screens stand. */
export const SCREEN_PAGES = 'Экраны/По одному'

const NO_SCREENS = /^(Введение|Основы|Приёмы|Компоненты|Экраны|Сценарии)(\/|$)/

/** A story and what of the toolbar is switched over it. */
export type Look = { state: string; story: IndexEntry; globals: Partial<Toolbar>; isPhone: boolean }

/** A state: by its own story if the screen has one, else by what the toolbar makes of the screen as it is loaded. */
type State = { state: string; own?: RegExp; globals?: Partial<Toolbar>; isPhone?: boolean }

export const STATES: readonly State[] = [
  { state: 'Загружено' },
  { state: 'Пусто', own: /пусто|^нет |ничего/i, globals: { amount: 'none' } },
  { state: 'Загрузка', own: /загрузка$/i, globals: { network: 'silent' } },
  { state: 'Ошибка', own: /не загрузилось|ошибка сервера|отклонено|отказал/i, globals: { network: 'failing' } },
  { state: 'Нет доступа', own: /доступ|только просмотр|наблюдатель/i, globals: { role: 'newcomer' } },
  { state: 'Длинные тексты', globals: { amount: 'texts' } },
  { state: 'Много строк', globals: { amount: 'rows' } },
  { state: 'Телефон', isPhone: true },
  { state: 'Тёмная тема', globals: { theme: 'dark' } },
]

/** Stories by the title of their screen, in the order of the alphabet. */
export function storiesByScreen(entries: readonly IndexEntry[]): [title: string, stories: IndexEntry[]][] {
  const screens = new Map<string, IndexEntry[]>()
  for (const entry of entries) {
    if (NO_SCREENS.test(entry.title)) continue
    screens.set(entry.title, [...(screens.get(entry.title) ?? []), entry])
  }
  return [...screens].sort(([a], [b]) => a.localeCompare(b, 'ru'))
}

/** What a screen looks like with all it has, by the names of such stories. */
const WHOLE = ['Загружено', 'Открыто', 'Опубликовано', 'Статистика', 'Филиалы', 'Партнёры', 'Пустая форма']

/** Every state of a screen. One without a story of the whole is shown as its first story leaves it. */
export function looksOf(stories: readonly IndexEntry[]): Look[] {
  const base = WHOLE.flatMap((whole) => stories.find(({ name }) => name === whole) ?? [])[0] ?? stories[0]
  if (!base) return []
  return STATES.map(({ state, own, globals = {}, isPhone = false }) => {
    const story = own && stories.find(({ name }) => own.test(name))
    return { state, story: story ?? base, globals: story ? {} : globals, isPhone }
  })
}

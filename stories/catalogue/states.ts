import { shownNames, WHOLE } from '../../.storybook/restingNames.mjs'
import type { Toolbar } from '../toolbar'

/** The states in which each screen of the console is looked at. */

/** Where the pages of single screens stand. */
export const SCREEN_PAGES = 'Экраны/По одному'

const NO_SCREENS = /^(Введение|Основы|Приёмы|Компоненты|Экраны|Сценарии)(\/|$)/

type Named = { id: string; title: string; name: string }

/** A story and what of the toolbar is switched over it. */
export type Look<Entry> = { state: string; story: Entry; globals: Partial<Toolbar>; isPhone: boolean }

/** A state: by the first of these stories that the screen has, else by what the toolbar makes of the screen as it is loaded. */
type State = { state: string; own: readonly string[]; globals: Partial<Toolbar>; isPhone?: boolean }

export const STATES: readonly State[] = [
  { state: 'Загружено', own: [], globals: {} },
  { state: 'Пусто', own: shownNames(['Empty', 'NoOrders', 'Nobody']), globals: { amount: 'none' } },
  { state: 'Загрузка', own: shownNames(['Loading', 'EditLoading']), globals: { network: 'silent' } },
  { state: 'Ошибка', own: shownNames(['ServerError', 'Failed', 'LoadFailed']), globals: { network: 'failing' } },
  { state: 'Нет доступа', own: shownNames(['Forbidden']), globals: { role: 'newcomer' } },
  { state: 'Длинные тексты', own: [], globals: { amount: 'texts' } },
  { state: 'Много строк', own: [], globals: { amount: 'rows' } },
  { state: 'Телефон', own: [], globals: {}, isPhone: true },
  { state: 'Тёмная тема', own: [], globals: { theme: 'dark' } },
]

const WHOLE_NAMES = shownNames(WHOLE)

/** Stories by the title of their screen, in the order of the alphabet. */
export function storiesByScreen<Entry extends Named>(entries: readonly Entry[]): [title: string, stories: Entry[]][] {
  const screens = new Map<string, Entry[]>()
  for (const entry of entries) {
    if (NO_SCREENS.test(entry.title)) continue
    screens.set(entry.title, [...(screens.get(entry.title) ?? []), entry])
  }
  return [...screens].sort(([a], [b]) => a.localeCompare(b, 'ru'))
}

/** Every state of a screen by its stories, those of its windows and parts last; none without a story of the whole. */
export function looksOf<Entry extends Named>(stories: readonly Entry[]): Look<Entry>[] {
  const base = firstOf(stories, WHOLE_NAMES)
  if (!base) return []
  return STATES.map(({ state, own, globals, isPhone = false }) => {
    const story = firstOf(stories, own)
    return { state, story: story ?? base, globals: story ? {} : globals, isPhone }
  })
}

/** The story with the first of these names, of the first title that has any of them. */
function firstOf<Entry extends Named>(stories: readonly Entry[], names: readonly string[]): Entry | undefined {
  const titles = [...new Set(stories.map(({ title }) => title))]
  return titles
    .flatMap((title) =>
      names.flatMap((name) => stories.find((story) => story.title === title && story.name === name) ?? []),
    )
    .at(0)
}

import { SCREEN_STORIES } from '../../.storybook/storyConventions.mjs'
import type { Toolbar } from '../toolbar'

export const SCREEN_PAGES_TITLE = 'Экраны/По одному'

const NO_SCREENS = /^(Введение|Основы|Приёмы|Компоненты|Экраны|Сценарии)(\/|$)/

type Named = { id: string; title: string; name: string; exportName: string }

export type StateStory<Entry> = { state: string; story: Entry; globals: Partial<Toolbar>; isPhone: boolean }

/**
 * A state of a screen, such as «Ошибка». If the screen has a story whose export name is in `own`, that story shows the state. Otherwise
 * the main story with the toolbar settings `globals` shows it.
 */
type State = { state: string; own: readonly string[]; globals: Partial<Toolbar>; isPhone?: boolean }

export const STATES: readonly State[] = [
  { state: 'Загружено', own: [], globals: {} },
  { state: 'Пусто', own: ['Empty', 'NoOrders', 'Nobody'], globals: { amount: 'none' } },
  { state: 'Загрузка', own: ['Loading', 'EditLoading'], globals: { network: 'silent' } },
  { state: 'Ошибка', own: ['ServerError', 'Failed', 'LoadFailed'], globals: { network: 'failing' } },
  { state: 'Нет доступа', own: ['Forbidden'], globals: { role: 'newcomer' } },
  { state: 'Длинные тексты', own: [], globals: { amount: 'texts' } },
  { state: 'Много строк', own: [], globals: { amount: 'rows' } },
  { state: 'Телефон', own: [], globals: {}, isPhone: true },
  { state: 'Тёмная тема', own: [], globals: { theme: 'dark' } },
]

export function storiesByScreen<Entry extends Named>(entries: readonly Entry[]): [title: string, stories: Entry[]][] {
  const screens = new Map<string, Entry[]>()
  for (const entry of entries) {
    if (NO_SCREENS.test(entry.title)) continue
    screens.set(entry.title, [...(screens.get(entry.title) ?? []), entry])
  }
  return [...screens].sort(([a], [b]) => a.localeCompare(b, 'ru'))
}

export function storiesByState<Entry extends Named>(stories: readonly Entry[]): StateStory<Entry>[] {
  const base = firstOf(stories, SCREEN_STORIES)
  if (!base) return []
  return STATES.map(({ state, own, globals, isPhone = false }) => {
    const story = firstOf(stories, own)
    return { state, story: story ?? base, globals: story ? {} : globals, isPhone }
  })
}

function firstOf<Entry extends Named>(stories: readonly Entry[], names: readonly string[]): Entry | undefined {
  const titles = [...new Set(stories.map(({ title }) => title))]
  return titles
    .flatMap((title) =>
      names.flatMap((name) => stories.find((story) => story.title === title && story.exportName === name) ?? []),
    )
    .at(0)
}

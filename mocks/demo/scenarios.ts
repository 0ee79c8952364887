import type { DemoAccountKey } from '../seeds/demoAccounts'
import { DEFAULT_WORLD_SIZE } from '../world'
import type { WorldHostStatus } from './worldHost'
import { MAX_ADVANCE_SECONDS, OFFICE_UTC_OFFSET_MS } from './worldParams'

const at = (moment: string, speed: number, size = DEFAULT_WORLD_SIZE): string =>
  `?seed=7&size=${size}&at=${moment}&speed=${speed}`

export const LUNCH_PEAK_QUERY_STRING = '?lesson=lunch-peak&again=1'

export const DEMO_SCENARIOS: readonly { title: string; text: string; search: string }[] = [
  {
    title: 'Сейчас',
    text: 'Обычный день компании, время как на ваших часах. Заказы приходят сами, смены идут по графику.',
    search: at('now', 1),
  },
  {
    title: 'Вечер пятницы',
    text: '19:00, самый загруженный вечер рабочей недели. Действует повышенная ставка, часть заказов везёт внешняя служба.',
    search: at('2026-03-20T19:00', 1),
  },
  {
    title: 'Тихая ночь',
    text: '03:00: единичные заказы и несколько курьеров на смене. Хорошее время разобрать отчёты за день.',
    search: at('2026-03-18T03:00', 1),
  },
  {
    title: 'Сутки за 24 минуты',
    text: 'С пяти утра, минута за секунду. Утро, обед и вечер проходят перед глазами.',
    search: at('2026-03-18T05:00', 60),
  },
  {
    title: 'Большой архив',
    text: 'Компания со 100 000 заказов в месяц и 300 курьерами. Поиск и отчёты остаются быстрыми.',
    search: at('2026-03-18T13:00', 1, 100_000),
  },
]

export function isRunningScenario({ seed, size, at: moment, training }: WorldHostStatus, search: string): boolean {
  if (training?.lesson) return false
  const requested = new URLSearchParams(search)
  const same = { seed: String(seed), size: String(size), at: moment ?? 'now' }
  return Object.entries(same).every(([name, value]) => requested.get(name) === value)
}

export type CurrentViewState = { href: string; now: number; person: DemoAccountKey | null; theme: string }

/**
 * A link that reproduces the current view: screen, mock world, mock time, speed, user and theme. For a world that was
 * started «now» the link contains the actual start time, so that it opens the same world tomorrow. If the world has run
 * for more than MAX_ADVANCE_SECONDS, the link starts a new world at the displayed mock time instead.
 */
export function currentWorldViewUrl(
  { seed, size, at: moment, start, speed, training }: WorldHostStatus,
  sight: CurrentViewState,
): string {
  const url = new URL(sight.href)
  const isNear = sight.now - start <= MAX_ADVANCE_SECONDS * 1000
  const requested = {
    ...{ seed, size, speed },
    at: isNear ? (moment ?? formatOfficeDateTime(start)) : formatOfficeDateTime(sight.now),
    until: isNear ? formatOfficeDateTime(sight.now) : null,
    lesson: training?.lesson?.id ?? null,
    as: sight.person,
    theme: sight.theme,
  }
  for (const [name, value] of Object.entries(requested)) {
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, String(value))
  }
  return url.toString()
}

export const formatOfficeDateTime = (ms: number): string =>
  new Date(ms + OFFICE_UTC_OFFSET_MS).toISOString().slice(0, 19)

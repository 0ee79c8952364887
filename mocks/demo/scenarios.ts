import { DEFAULT_SIZE } from '../world'
import type { HostStatus } from './host'

const at = (moment: string, speed: number, size = DEFAULT_SIZE): string =>
  `?seed=7&size=${size}&at=${moment}&speed=${speed}`

/** Worlds worth showing, each an address of its own; `text` tells in two sentences what there is to see. */
export const SCENARIOS: readonly { title: string; text: string; search: string }[] = [
  {
    title: 'Сейчас',
    text: 'Обычный день компании, время как на ваших часах. Заказы приходят сами, смены идут по графику.',
    search: at('now', 1),
  },
  {
    title: 'Обеденный пик',
    text: 'Среда, 12:30: заказов больше, чем свободных курьеров. Видно, кто опаздывает и кому помочь первым.',
    search: at('2026-03-18T12:30', 1),
  },
  {
    title: 'Вечер пятницы',
    text: '19:00, самый загруженный вечер недели. Действует повышенная ставка, часть заказов везёт внешняя служба.',
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

/** Whether the running world is the one that a query asks for. */
export function isScenario({ seed, size, at: moment }: HostStatus, search: string): boolean {
  const asked = new URLSearchParams(search)
  const same = { seed: String(seed), size: String(size), at: moment ?? 'now' }
  return Object.entries(same).every(([name, value]) => asked.get(name) === value)
}

/** The address of the screen that is open, in this world and at its speed. */
export function worldLink({ seed, size, at: moment, speed }: HostStatus, { href }: Pick<Location, 'href'>): string {
  const url = new URL(href)
  const asked = { seed, size, at: moment ?? 'now', speed }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, String(value))
  return url.toString()
}

import type { DemoAccountKey } from '../mocks/seeds/demoAccounts'
import type { ThemeMode } from '../src/ui/theme'
import type { ExtremeResponses } from './extremeResponses'

/**
 * Settings of Storybook's toolbar. An empty value keeps the setting of the story. All settings apply to all stories
 * (`storyEnvironment.ts`), and a change remounts the story with empty storage.
 */
export type Toolbar = {
  theme: ThemeMode
  role: '' | DemoAccountKey
  /** Restricts the user to one city: a key of `CITY_IDS` or an ID. */
  city: string
  network: '' | 'slow' | 'silent' | 'failing' | 'offline'
  amount: '' | ExtremeResponses
  density: '' | 'small' | 'middle' | 'large'
  /** Current time of the story: a key of `MOMENTS` or an ISO 8601 time. Links use keys, because Storybook URLs allow no colons. */
  moment: string
}

/**
 * The toolbar selects a city by name and not by ID: Storybook would read an ID in its URL as a number, which equals none of the toolbar's
 * strings.
 */
export const CITY_IDS: Readonly<Record<string, number>> = { karaganda: 1, astana: 2, almaty: 3 }

export const MOMENTS: Readonly<Record<string, string>> = {
  night: '2026-03-18T03:00:00+05:00',
  morning: '2026-03-18T09:30:00+05:00',
  friday: '2026-03-20T19:00:00+05:00',
  monthEnd: '2026-03-31T22:00:00+05:00',
}

export const SLOW_MS = 2000

export const AS_IN_STORY: Toolbar = {
  theme: 'light',
  role: '',
  city: '',
  network: '',
  amount: '',
  density: '',
  moment: '',
}

const toolbar = (title: string, icon: string, items: { value: string; title: string }[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
})

const own = (title: string) => ({ value: '', title })

export const globalTypes = {
  theme: toolbar('Тема', 'mirror', [
    { value: 'light', title: 'Светлая' },
    { value: 'dark', title: 'Тёмная' },
  ]),
  role: toolbar('Роль', 'user', [
    own('Роль истории'),
    { value: 'administrator', title: 'Администратор' },
    { value: 'operator', title: 'Оператор' },
    { value: 'dispatcher', title: 'Диспетчер' },
    { value: 'manager', title: 'Менеджер' },
    { value: 'partner', title: 'Партнёр' },
    { value: 'viewer', title: 'Наблюдатель' },
    { value: 'newcomer', title: 'Новичок' },
  ]),
  city: toolbar('Город', 'location', [
    own('Города истории'),
    { value: 'karaganda', title: 'Караганда' },
    { value: 'astana', title: 'Астана' },
    { value: 'almaty', title: 'Алматы' },
  ]),
  network: toolbar('Сеть', 'lightning', [
    own('Быстрая сеть'),
    { value: 'slow', title: 'Медленная сеть' },
    { value: 'silent', title: 'Сервер не отвечает' },
    { value: 'failing', title: 'Сервер отказывает' },
    { value: 'offline', title: 'Нет связи' },
  ]),
  amount: toolbar('Данные', 'database', [
    own('Данные истории'),
    { value: 'none', title: 'Списки пусты' },
    { value: 'texts', title: 'Длинные тексты' },
    { value: 'rows', title: 'Много строк' },
  ]),
  density: toolbar('Плотность', 'listunordered', [
    own('Плотность истории'),
    { value: 'small', title: 'Компактно' },
    { value: 'middle', title: 'Средне' },
    { value: 'large', title: 'Просторно' },
  ]),
  moment: toolbar('Момент', 'time', [
    own('Момент истории'),
    { value: 'night', title: 'Ночь' },
    { value: 'morning', title: 'Утро' },
    { value: 'friday', title: 'Вечер пятницы' },
    { value: 'monthEnd', title: 'Конец месяца' },
  ]),
}

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
})

/** Window sizes for design review. A width of 640 equals a window of 1280 at 200 % zoom. */
export const VIEWPORTS = {
  narrow: viewport('Узкий телефон, 360', 360, 740),
  phone: viewport('Телефон, 390', 390, 844),
  zoomed: viewport('Масштаб 200 %, 640', 640, 400),
  tablet: viewport('Планшет, 768', 768, 1024),
  laptop: viewport('Ноутбук, 1280', 1280, 800),
  desktop: viewport('Экран, 1440', 1440, 900),
  wide: viewport('Широкий экран, 1920', 1920, 1080),
}

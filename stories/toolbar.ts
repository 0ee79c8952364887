import type { PersonName } from '../mocks/seeds/people'
import type { ThemeMode } from '../src/ui/theme'
import type { Overflow } from './overflow'

/**
 * The switches of Storybook's toolbar. An empty value leaves things as the story says. Every story obeys every switch
 * (`surroundings.ts`), and is mounted anew with empty stores when one is turned.
 */
export type Toolbar = {
  theme: ThemeMode
  role: '' | PersonName
  /** A key of `CITY_IDS`, or an id: the person of the story has this city alone. */
  city: string
  network: '' | 'slow' | 'silent' | 'failing' | 'offline'
  amount: '' | Overflow
  density: '' | 'small' | 'middle' | 'large'
  /** A key of `MOMENTS`, since addresses of Storybook take no colons; a moment as ISO 8601 does as well. */
  moment: string
}

/** Addresses of Storybook make numbers of digits, which the toolbar does not know again. */
export const CITY_IDS: Readonly<Record<string, number>> = { karaganda: 1, astana: 2, almaty: 3 }

/** ISO 8601 with an offset. */
export const MOMENTS: Readonly<Record<string, string>> = {
  night: '2026-03-18T03:00:00+05:00',
  morning: '2026-03-18T09:30:00+05:00',
  friday: '2026-03-20T19:00:00+05:00',
  monthEnd: '2026-03-31T22:00:00+05:00',
}

/** How long a response takes over a slow network. */
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
    { value: 'silent', title: 'Сервер молчит' },
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

/** The windows that designers look at; 640 is a window of 1280 at 200 %. */
export const VIEWPORTS = {
  narrow: viewport('Узкий телефон, 360', 360, 740),
  phone: viewport('Телефон, 390', 390, 844),
  zoomed: viewport('Масштаб 200 %, 640', 640, 400),
  tablet: viewport('Планшет, 768', 768, 1024),
  laptop: viewport('Ноутбук, 1280', 1280, 800),
  desktop: viewport('Экран, 1440', 1440, 900),
  wide: viewport('Широкий экран, 1920', 1920, 1080),
}

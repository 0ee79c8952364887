import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { DIRECTORY_ROUTES } from '../../src/app/routing/directoryAndSettingsRoutes'
import { paths } from '../../src/kit/address/paths'
import { withQuery } from '../../src/lib/listQuery'

const CITY = { cityId: 1 }
/** Published schedule with unpublished changes. */
const WEEK = paths.schedule(11)

type ShellScreen = { title: string; label: string; address: string }

function shellScreen(
  title: string,
  address: string,
  query: Record<string, string | number> = {},
  name = screenName(title),
): ShellScreen {
  const section = title.slice(0, title.indexOf('/'))
  return { title, label: `${section} / ${name}`, address: withQuery(address, query) }
}

export function screenName(title: string): string {
  return title.slice(title.lastIndexOf('/') + 1)
}

/** Screens of the screen catalogue in Storybook whose URL cannot be taken from a route, because the URL needs an ID, a city or a tab. */
const CHOSEN_SCREENS: Readonly<Record<string, ShellScreen>> = {
  orders: shellScreen('Заказы/Активные заказы', paths.orders, CITY),
  'orders-map': shellScreen('Заказы/Карта заказов', paths.orders, { ...CITY, map: 'true' }),
  'order-card': shellScreen('Заказы/Карточка заказа', paths.orders, { ...CITY, order: SPECIAL_ORDER_IDS.full }),
  'order-add': shellScreen('Заказы/Новый заказ', paths.addOrder),
  'order-edit': shellScreen('Заказы/Изменение заказа', paths.order(SPECIAL_ORDER_IDS.full).edit),
  archive: shellScreen('Заказы/Архив заказов', paths.archive, CITY),
  schedules: shellScreen('Расписания/Список недель', paths.schedules, CITY),
  'schedule-day': shellScreen('Расписания/День', WEEK, { day: '2026-03-24', draft: 'true', mode: 'edit' }),
  'schedule-week': shellScreen('Расписания/Неделя', WEEK),
  'schedule-grid': shellScreen('Расписания/Сетка недели', WEEK, { view: 'week' }),
  'schedule-confirmations': shellScreen('Расписания/Подтверждения', WEEK, { view: 'confirmations' }),
  couriers: shellScreen('Курьеры/Список курьеров', paths.couriers, CITY),
  courier: shellScreen('Курьеры/Карточка курьера', paths.courier(777)),
  shifts: shellScreen('Курьеры/Смены', paths.couriersShifts, CITY),
  points: shellScreen('Справочники/Отправные точки', paths.points, CITY),
  point: shellScreen('Справочники/Карточка точки', paths.point(2).zones),
  'point-settings': shellScreen('Справочники/Настройки зоны', paths.point(2).settings),
  companies: shellScreen('Контрагенты/Список контрагентов', paths.companies),
  'company-add': shellScreen('Контрагенты/Форма контрагента', paths.addCompany, {}, 'Новый контрагент'),
  'company-edit': shellScreen('Контрагенты/Форма контрагента', paths.company(1).edit, {}, 'Изменение контрагента'),
  company: shellScreen('Контрагенты/Карточка контрагента', paths.company(1).view),
  contacts: shellScreen('Контрагенты/Контакты', paths.company(1).view, { tab: 'contacts' }),
  'branch-add': shellScreen('Контрагенты/Форма филиала', paths.company(1).addBranch, {}, 'Новый филиал'),
  'branch-edit': shellScreen('Контрагенты/Форма филиала', paths.company(1).branch(2).edit, {}, 'Изменение филиала'),
  employees: shellScreen('Люди/Сотрудники', paths.employees),
  payments: shellScreen('Деньги/Оплаты контрагентов', paths.payments),
  salary: shellScreen('Деньги/Выплаты', paths.salary, CITY),
  'report-companies': shellScreen('Отчёты/За период', paths.companiesReport, CITY, 'По партнёрам'),
  'report-couriers': shellScreen('Отчёты/За период', paths.couriersReport, CITY, 'По курьерам'),
  'report-daily': shellScreen('Отчёты/Дневной отчёт', paths.report('delivery'), CITY),
  'courier-rate': shellScreen('Деньги/Курьерская ставка', paths.courierRate, CITY),
  'bonus-rate': shellScreen('Деньги/Бонусная сетка', paths.bonusRate, CITY),
  'ratio-rate': shellScreen('Деньги/Повышенная ставка', paths.ratioRate, CITY),
  notifications: shellScreen('Уведомления/Список уведомлений', paths.notifications, CITY),
  profile: shellScreen('Люди/Профиль', paths.profile),
  'change-password': shellScreen('Люди/Смена пароля', paths.changePassword),
}

/**
 * All screens by key. Keys contain only Latin letters, digits and dashes, because Storybook allows no other characters in URL arguments.
 * Screens of the menu section «Справочники» are derived from their routes.
 */
export const SHELL_SCREENS: Readonly<Record<string, ShellScreen>> = {
  ...CHOSEN_SCREENS,
  ...Object.fromEntries(
    DIRECTORY_ROUTES.map(({ path, title, menu }) => [
      path.slice(path.lastIndexOf('/') + 1),
      shellScreen(`Справочники/${menu?.label ?? title}`, path),
    ]),
  ),
}

export const shellScreenOf = (key: string): ShellScreen => {
  const screen = SHELL_SCREENS[key]
  if (!screen) throw new Error(`There is no screen «${key}»`)
  return screen
}

type Entry = { title: string; importPath: string; tags?: string[] }

/**
 * A screen with its stories. Stories of the screen itself have the tag «экран»; titles of stories about its dialogs and parts start with
 * the screen's title and a colon.
 */
export type Screen<E extends Entry> = { key: string; title: string; stories: E[] }

export function screensOf<E extends Entry>(entries: readonly E[]): Screen<E>[] {
  const titles = new Map<string, string>()
  for (const { title, importPath, tags } of entries)
    if (tags?.includes('экран') && !titles.has(title)) titles.set(title, keyOf(importPath))
  return [...titles]
    .map(([title, key]) => ({
      key,
      title,
      stories: [
        ...entries.filter((entry) => entry.title === title),
        ...entries.filter((entry) => entry.title.startsWith(`${title}: `)),
      ],
    }))
    .sort((a, b) => a.title.localeCompare(b.title, 'ru'))
}

const keyOf = (importPath: string): string => importPath.replace(/^.*\/|\..*$/g, '')

import { SPECIAL_ORDER } from '../../mocks/seeds/specialOrders'
import { withQuery } from '../../src/lib/address'
import { paths } from '../../src/ui/address/paths'

/** The screens of the console: their pages in the catalogue, and where each of them stands inside the shell. */

const CITY = { cityId: 1 }
/** A week that is published and has changes that wait. */
const WEEK = paths.schedule(11)

/** A screen inside the shell. Its key stands in addresses of Storybook, which take Latin letters alone. */
type ShellScreen = { label: string; address: string }

const shellScreen = (label: string, address: string, query: Record<string, string | number> = {}): ShellScreen => ({
  label,
  address: withQuery(address, query),
})

export const SHELL_SCREENS = {
  orders: shellScreen('Заказы / Активные заказы', paths.orders, CITY),
  'orders-map': shellScreen('Заказы / Карта заказов', paths.orders, { ...CITY, map: 'true' }),
  'order-card': shellScreen('Заказы / Карточка заказа', paths.orders, { ...CITY, order: SPECIAL_ORDER.full }),
  'order-add': shellScreen('Заказы / Новый заказ', paths.addOrder),
  'order-edit': shellScreen('Заказы / Изменение заказа', paths.order(SPECIAL_ORDER.full).edit),
  archive: shellScreen('Заказы / Архив заказов', paths.archive, CITY),
  schedules: shellScreen('Расписания / Список недель', paths.schedules, CITY),
  'schedule-day': shellScreen('Расписания / День', WEEK, { day: '2026-03-24', draft: 'true', mode: 'edit' }),
  'schedule-week': shellScreen('Расписания / Неделя', WEEK),
  'schedule-grid': shellScreen('Расписания / Сетка недели', WEEK, { view: 'week' }),
  'schedule-confirmations': shellScreen('Расписания / Подтверждения', WEEK, { view: 'confirmations' }),
  couriers: shellScreen('Курьеры / Список курьеров', paths.couriers, CITY),
  courier: shellScreen('Курьеры / Карточка курьера', paths.courier(777)),
  shifts: shellScreen('Курьеры / Смены', paths.couriersShifts, CITY),
  points: shellScreen('Справочники / Отправные точки', paths.points, CITY),
  point: shellScreen('Справочники / Карточка точки', paths.point(2).zones),
  'point-settings': shellScreen('Справочники / Настройки зоны', paths.point(2).settings),
  companies: shellScreen('Контрагенты / Список контрагентов', paths.companies),
  'company-add': shellScreen('Контрагенты / Новый контрагент', paths.addCompany),
  'company-edit': shellScreen('Контрагенты / Изменение контрагента', paths.company(1).edit),
  company: shellScreen('Контрагенты / Карточка контрагента', paths.company(1).view),
  contacts: shellScreen('Контрагенты / Контакты', paths.company(1).view, { tab: 'contacts' }),
  'branch-add': shellScreen('Контрагенты / Новый филиал', paths.company(1).addBranch),
  'branch-edit': shellScreen('Контрагенты / Изменение филиала', paths.company(1).branch(2).edit),
  employees: shellScreen('Люди / Сотрудники', paths.employees),
  payments: shellScreen('Деньги / Оплаты контрагентов', paths.payments),
  salary: shellScreen('Деньги / Выплаты', paths.salary, CITY),
  cities: shellScreen('Справочники / Города', paths.cities),
  roles: shellScreen('Справочники / Роли', paths.roles),
  penalties: shellScreen('Справочники / Штрафы', paths.penalties),
  'report-companies': shellScreen('Отчёты / По партнёрам', paths.companiesReport, CITY),
  'report-couriers': shellScreen('Отчёты / По курьерам', paths.couriersReport, CITY),
  'report-daily': shellScreen('Отчёты / Дневной отчёт', paths.report('delivery'), CITY),
  'courier-rate': shellScreen('Деньги / Курьерская ставка', paths.courierRate, CITY),
  'bonus-rate': shellScreen('Деньги / Бонусная сетка', paths.bonusRate, CITY),
  'ratio-rate': shellScreen('Деньги / Повышенная ставка', paths.ratioRate, CITY),
  notifications: shellScreen('Уведомления / Список уведомлений', paths.notifications, CITY),
  profile: shellScreen('Люди / Профиль', paths.profile),
  'change-password': shellScreen('Люди / Смена пароля', paths.changePassword),
} satisfies Record<string, ShellScreen>

export type ShellKey = keyof typeof SHELL_SCREENS

/** What a page of the catalogue tells of a screen. */
export type ScreenPage = {
  /** Where its stories stand; those of its windows and parts stand under this title and a colon. */
  title: string
  /** More of its stories, under titles of another kind. */
  also?: string
  /** The shell with it. The sign-in has no shell around it. */
  inShell: readonly ShellKey[]
}

export const SCREENS: readonly ScreenPage[] = [
  { title: 'Вход/Вход', inShell: [] },
  { title: 'Заказы/Активные заказы', inShell: ['orders'] },
  { title: 'Заказы/Архив заказов', inShell: ['archive'] },
  { title: 'Заказы/Карта заказов', inShell: ['orders-map'] },
  { title: 'Заказы/Карточка заказа', inShell: ['order-card'] },
  { title: 'Заказы/Новый заказ', also: 'Заказы/Заказ: форма', inShell: ['order-add'] },
  { title: 'Заказы/Изменение заказа', inShell: ['order-edit'] },
  { title: 'Заказы/Нагрузка по времени', inShell: ['orders'] },
  { title: 'Курьеры/Список курьеров', inShell: ['couriers'] },
  { title: 'Курьеры/Карточка курьера', inShell: ['courier'] },
  { title: 'Курьеры/Карта курьеров', inShell: ['couriers'] },
  { title: 'Курьеры/Смены', inShell: ['shifts'] },
  { title: 'Контрагенты/Список контрагентов', inShell: ['companies'] },
  { title: 'Контрагенты/Карточка контрагента', inShell: ['company'] },
  {
    title: 'Контрагенты/Форма контрагента',
    also: 'Контрагенты/Контрагент: форма',
    inShell: ['company-add', 'company-edit'],
  },
  { title: 'Контрагенты/Форма филиала', also: 'Контрагенты/Филиал: форма', inShell: ['branch-add', 'branch-edit'] },
  { title: 'Контрагенты/Контакты', inShell: ['contacts'] },
  { title: 'Деньги/Выплаты', inShell: ['salary'] },
  { title: 'Деньги/Оплаты контрагентов', inShell: ['payments'] },
  { title: 'Деньги/Курьерская ставка', inShell: ['courier-rate'] },
  { title: 'Деньги/Бонусная сетка', inShell: ['bonus-rate'] },
  { title: 'Деньги/Повышенная ставка', inShell: ['ratio-rate'] },
  { title: 'Люди/Сотрудники', also: 'Люди/Форма сотрудника', inShell: ['employees'] },
  { title: 'Люди/Профиль', inShell: ['profile'] },
  { title: 'Люди/Смена пароля', inShell: ['change-password'] },
  { title: 'Отчёты/Дневной отчёт', inShell: ['report-daily'] },
  { title: 'Отчёты/За период', inShell: ['report-companies', 'report-couriers'] },
  { title: 'Расписания/Список недель', inShell: ['schedules'] },
  { title: 'Расписания/Неделя', inShell: ['schedule-week'] },
  { title: 'Расписания/Сетка недели', inShell: ['schedule-grid'] },
  { title: 'Расписания/Неделя по точкам', inShell: ['schedule-grid'] },
  { title: 'Расписания/День', inShell: ['schedule-day'] },
  { title: 'Расписания/Подтверждения', inShell: ['schedule-confirmations'] },
  { title: 'Справочники/Города', inShell: ['cities'] },
  { title: 'Справочники/Роли', inShell: ['roles'] },
  { title: 'Справочники/Штрафы', inShell: ['penalties'] },
  { title: 'Справочники/Отправные точки', inShell: ['points'] },
  { title: 'Справочники/Карточка точки', inShell: ['point'] },
  { title: 'Справочники/Настройки зоны', inShell: ['point-settings'] },
  { title: 'Уведомления/Список уведомлений', inShell: ['notifications'] },
]

/** The name of a screen's page: the last word of its title. */
export const screenName = (title: string): string => title.slice(title.lastIndexOf('/') + 1)

/** The stories of a screen as the index knows them, its own before those of its windows and parts. */
export function entriesOf<Entry extends { title: string }>(screen: ScreenPage, entries: readonly Entry[]): Entry[] {
  const own = entries.filter(({ title }) => title === screen.title)
  const more = entries.filter(({ title }) => title.startsWith(`${screen.title}: `) || title === screen.also)
  return [...own, ...more]
}

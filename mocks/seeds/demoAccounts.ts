/**
 * Demo accounts, one per role. This file has no imports, so that the console can load it for the sign-in screen without
 * the rest of the mock.
 */
export const DEMO_PASSWORD = 'dostavka'

export type DemoAccountKey = 'administrator' | 'operator' | 'dispatcher' | 'manager' | 'partner' | 'viewer' | 'newcomer'

export type DemoAccount = { id: number; phone: string; title: string; description: string }

export const DEMO_ACCOUNTS: Record<DemoAccountKey, DemoAccount> = {
  administrator: {
    id: 1,
    phone: '77000000001',
    title: 'Администратор',
    description: 'Все права во всех городах',
  },
  operator: {
    id: 2,
    phone: '77000000002',
    title: 'Оператор',
    description: 'Заказы, курьеры и карта в Караганде',
  },
  dispatcher: {
    id: 3,
    phone: '77000000003',
    title: 'Диспетчер',
    description: 'Расписание, смены и курьеры в Караганде и Астане',
  },
  manager: {
    id: 4,
    phone: '77000000004',
    title: 'Менеджер',
    description: 'Деньги, ставки и отчёты в Караганде и Алматы',
  },
  partner: {
    id: 5,
    phone: '77000000005',
    title: 'Партнёр',
    description: 'Заказы своего заведения, может создавать новые',
  },
  viewer: {
    id: 6,
    phone: '77000000006',
    title: 'Наблюдатель',
    description: 'Только просмотр заказов в Караганде',
  },
  newcomer: {
    id: 7,
    phone: '77000000007',
    title: 'Новичок',
    description: 'Прав пока нет, доступен только профиль',
  },
}

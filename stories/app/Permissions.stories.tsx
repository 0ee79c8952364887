import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { staticResponseHandler } from '../../mocks/testing'
import { CouriersPage } from '../../src/pages/couriers/CouriersPage'
import { ShiftsPage } from '../../src/pages/couriersShifts/ShiftsPage'
import { EmployeesPage } from '../../src/pages/employees/EmployeesPage'
import { NotificationsPage } from '../../src/pages/notifications/NotificationsPage'
import { ArchivePage } from '../../src/pages/orders/archive/ArchivePage'
import { OrdersPage } from '../../src/pages/orders/OrdersPage'
import { PaymentsPage } from '../../src/pages/payments/PaymentsPage'
import { PointPage } from '../../src/pages/points/PointPage'
import { PointsPage } from '../../src/pages/points/PointsPage'
import { SchedulesPage } from '../../src/pages/schedules/list/SchedulesPage'
import { CompanyScreens } from '../companies/companiesScreen'
import { onStage, stageLoader } from '../stage'
import { alone } from './permissionStory'

/**
 * Shows every list to a user with one additional permission at a time. Exactly the buttons of that permission must appear, and disappear
 * when it is revoked while the screen is open (reference-data and operations, sections 6).
 */

const meta: Meta = {
  tags: ['доступ'],
  title: 'Каркас/Права по одному',
  loaders: [stageLoader],
  decorators: [onStage],
}
export default meta

type Story = StoryObj

export const Orders: Story = {
  name: 'Заказы',
  ...alone({
    address: '/orders?cityId=1',
    page: OrdersPage,
    base: ['order_view'],
    brings: { order_change_courier: ['Сменить курьера заказа'], order_update: [] },
    together: [
      [
        ['order_update', 'order_change_courier'],
        ['Сменить курьера заказа', 'Редактировать заказ'],
      ],
    ],
  }),
}

export const OrderDetail: Story = {
  name: 'Карточка заказа',
  ...alone({
    address: `/orders?order=${SPECIAL_ORDER_IDS.full}`,
    page: OrdersPage,
    base: ['order_view'],
    brings: {
      order_change_status: ['Отменить'],
      order_change_courier: ['Сменить курьера'],
      order_change_coordinate: ['Изменить координаты'],
      courier_location_view: ['Где курьер'],
      courier_penalty_manage: ['Оштрафовать курьера'],
      company_branch_update: [],
      order_update: [],
    },
    together: [
      [
        ['order_update', 'order_change_courier'],
        ['Сменить курьера', 'Редактировать'],
      ],
    ],
  }),
}

/**
 * The permissions to edit an order and to change its courier add no buttons to an archived order, because archived orders are read-only.
 */
export const ArchivedOrder: Story = {
  name: 'Архивный заказ',
  ...alone({
    address: `/archive-orders?order=${SPECIAL_ORDER_IDS.delivered}`,
    page: ArchivePage,
    base: ['order_view'],
    brings: {
      order_return_check_upload: ['Заменить чек'],
      order_return_check_delete: ['Удалить чек'],
      order_change_coordinate: ['Изменить координаты'],
      courier_location_view: ['Где курьер'],
      order_change_courier: [],
      order_update: [],
    },
    together: [[['order_update', 'order_change_courier'], []]],
  }),
}

export const Notifications: Story = {
  name: 'Уведомления',
  ...alone({
    address: '/notifications',
    page: NotificationsPage,
    base: ['notification_manage'],
    responses: [
      staticResponseHandler('/manage/notification/search', [
        {
          id: 12,
          description: 'Заказ опаздывает',
          orderId: 1042,
          courierId: 3,
          courierName: 'Ким В.',
          cityId: 1,
          createdAt: '2026-03-18 12:40:00',
          status: true,
        },
      ]),
    ],
    brings: { order_view: ['№ 1042'], courier_view: ['Ким В.'] },
  }),
}

export const Shifts: Story = {
  name: 'Смены',
  ...alone({
    address: '/couriers-shifts?cityId=1',
    page: ShiftsPage,
    base: ['courier_slot_manage'],
    responses: [
      staticResponseHandler('/manage/slot/search', [
        {
          id: 31,
          dateSlot: '2026-03-17',
          courier: { id: 777, fio: 'Ахметов Ержан', courierTypeId: 5 },
          createdAt: '2026-03-17 09:58:12',
          finishedAt: '2026-03-17 18:04:41',
          history: [],
          trackInfo: [],
        },
      ]),
    ],
    brings: { courier_view: ['Ахметов Ержан'], courier_location_view: [] },
  }),
}

export const Points: Story = {
  name: 'Точки',
  ...alone({
    address: '/points?cityId=1',
    page: PointsPage,
    base: ['point_view'],
    brings: {
      point_create: ['Добавить отправную точку'],
      point_update: ['Редактировать'],
      point_delete: ['Удалить'],
    },
  }),
}

export const Zones: Story = {
  name: 'Зоны доставки',
  ...alone({
    address: '/points/2',
    at: '/points/:id',
    page: PointPage,
    base: ['point_view'],
    brings: { point_create: [], point_update: ['Настроить зоны', 'Редактировать', 'Удалить'], point_delete: [] },
  }),
}

export const Companies: Story = {
  name: 'Контрагенты',
  ...alone({
    address: '/companies',
    page: CompanyScreens,
    base: ['company_view'],
    brings: {
      company_create: ['Добавить контрагента'],
      company_update: ['Редактировать'],
      company_delete: ['Удалить'],
      company_contact_view: ['Открыть'],
      company_branch_view: ['Открыть'],
      company_branch_update: [],
      company_contact_update: [],
    },
  }),
}

export const Branches = alone({
  address: '/companies/1',
  page: CompanyScreens,
  base: ['company_branch_view'],
  brings: {
    company_branch_create: ['Добавить филиал'],
    company_branch_update: ['Редактировать'],
    company_branch_delete: ['Удалить'],
    company_update: [],
    company_delete: [],
  },
})

export const Contacts: Story = {
  name: 'Контакты',
  ...alone({
    address: '/companies/1?tab=contacts',
    page: CompanyScreens,
    base: ['company_contact_view'],
    brings: {
      company_contact_create: ['Добавить контакт'],
      company_contact_update: ['Редактировать'],
      company_contact_delete: ['Удалить'],
      company_update: [],
      company_delete: [],
    },
  }),
}

export const Employees: Story = {
  name: 'Сотрудники',
  ...alone({
    address: '/employees',
    page: EmployeesPage,
    base: ['employee_view'],
    brings: {
      employee_create: ['Добавить сотрудника'],
      employee_update: ['Редактировать'],
      employee_delete: ['Удалить'],
      employee_change_password: ['Изменить пароль'],
    },
  }),
}

export const Payments: Story = {
  name: 'Оплаты',
  ...alone({
    address: '/payments',
    page: PaymentsPage,
    base: ['pay_view'],
    brings: {
      pay_create: ['Добавить оплату', 'Вставить из банка'],
      pay_update: ['Редактировать'],
      pay_delete: ['Удалить'],
    },
  }),
}

export const Couriers = alone({
  address: '/couriers?cityId=1',
  page: CouriersPage,
  base: ['courier_view'],
  brings: { courier_location_view: ['Показать на карте'], courier_slot_manage: [] },
})

export const Schedules: Story = {
  name: 'Расписания',
  ...alone({
    address: '/schedules?cityId=1',
    page: SchedulesPage,
    base: ['schedule_view'],
    brings: { schedule_create: ['Создать'], schedule_publish: [] },
  }),
}

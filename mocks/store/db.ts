import { factory } from '@mswjs/data'
import { isActiveOrderStatus } from '../../src/domain/orders'
import { notFoundError } from '../http/httpError'
import { createOrderColumnStore } from './orderColumnStore'
import type {
  BranchRecord,
  CityOrderArrivalsRecord,
  CityRecord,
  CompanyRecord,
  ContactRecord,
  CourierRecord,
  EmployeeDocumentRecord,
  EmployeeRecord,
  NotificationRecord,
  OrderRecord,
  PointRecord,
  RoleRecord,
  SlotRecord,
} from './records'
import type { PastPartnerTermsRecord } from './records/partnerTerms'
import type { PaymentRecord } from './records/payments'
import type { CourierPenaltyRecord, PenaltyTypeRecord } from './records/penalties'
import type { RateBookRecord } from './records/rates'
import type { ScheduleDayRecord, ScheduleRecord } from './records/schedules'
import { createTable, type DbTable, numberIdTableModel, textIdTableModel } from './table'

/**
 * Records refer to each other by plain ids, because relations of the library @mswjs/data take seconds for 20,000
 * orders. The look-ups `city()`, `order()` … throw a 404 HttpError if the record does not exist.
 */
export type Db = ReturnType<typeof createDb>

export function createDb() {
  const models = withoutBroadcastChannel(() =>
    factory({
      city: numberIdTableModel(),
      point: numberIdTableModel(),
      company: numberIdTableModel(),
      branch: numberIdTableModel(),
      contact: numberIdTableModel(),
      role: textIdTableModel(),
      employee: numberIdTableModel(),
      document: numberIdTableModel(),
      courier: numberIdTableModel(),
      schedule: numberIdTableModel(),
      scheduleDay: numberIdTableModel(),
      notification: numberIdTableModel(),
      arrival: numberIdTableModel(),
      rateBook: numberIdTableModel(),
      penaltyType: numberIdTableModel(),
      courierPenalty: numberIdTableModel(),
      payment: numberIdTableModel(),
      pastTerms: numberIdTableModel(),
    }),
  )
  const tables = {
    cities: createTable<CityRecord>(models.city),
    points: createTable<PointRecord>(models.point),
    companies: createTable<CompanyRecord>(models.company),
    branches: createTable<BranchRecord>(models.branch),
    contacts: createTable<ContactRecord>(models.contact),
    roles: createTable<RoleRecord>(models.role),
    employees: createTable<EmployeeRecord>(models.employee),
    documents: createTable<EmployeeDocumentRecord>(models.document),
    couriers: createTable<CourierRecord>(models.courier),
    slots: createTable<SlotRecord>(),
    schedules: createTable<ScheduleRecord>(models.schedule),
    scheduleDays: createTable<ScheduleDayRecord>(models.scheduleDay),
    orders: createTable<OrderRecord>(),
    notifications: createTable<NotificationRecord>(models.notification),
    arrivals: createTable<CityOrderArrivalsRecord>(models.arrival),
    rateBooks: createTable<RateBookRecord>(models.rateBook),
    penaltyTypes: createTable<PenaltyTypeRecord>(models.penaltyType),
    courierPenalties: createTable<CourierPenaltyRecord>(models.courierPenalty),
    payments: createTable<PaymentRecord>(models.payment),
    pastTerms: createTable<PastPartnerTermsRecord>(models.pastTerms),
  }
  const { cities, points, companies, branches, contacts, roles, employees, documents, couriers, slots } = tables
  const { schedules, orders, notifications, penaltyTypes, courierPenalties, payments } = tables

  const city = lookUp(cities, 'Город не найден')
  return {
    ...tables,
    tables,
    city,
    point: lookUp(points, 'Отправная точка не найдена'),
    company: lookUp(companies, 'Контрагент не найден'),
    branch: lookUp(branches, 'Филиал не найден'),
    contact: lookUp(contacts, 'Контакт не найден'),
    role: lookUp(roles, 'Роль не найдена'),
    employee: lookUp(employees, 'Сотрудник не найден'),
    document: lookUp(documents, 'Документ не найден'),
    courier: lookUp(couriers, 'Курьер не найден'),
    slot: lookUp(slots, 'Смена не найдена'),
    schedule: lookUp(schedules, 'Расписание не найдено'),
    order: lookUp(orders, 'Заказ не найден'),
    notification: lookUp(notifications, 'Уведомление не найдено'),
    penaltyType: lookUp(penaltyTypes, 'Вид штрафа не найден'),
    courierPenalty: lookUp(courierPenalties, 'Штраф не найден'),
    payment: lookUp(payments, 'Оплата не найдена'),
    /** Hours east of UTC. */
    timezone: (cityId: number): number => city(cityId).timezone,
    /**
     * Orders with a status from 1 to 99. They are indexed so that the list of active orders does not scan the archive.
     */
    activeOrders: indexOf(orders, ({ status }) => isActiveOrderStatus(status)),
    orderColumns: createOrderColumnStore(orders),
    activeNotifications: indexOf(notifications, ({ status }) => status),
  }
}

function lookUp<R extends { id: number | string }>(table: DbTable<R>, message: string): (id: R['id']) => R {
  return (id) => {
    const record = table.get(id)
    if (!record) throw notFoundError(message)
    return record
  }
}

function indexOf<R extends { id: number }>(table: DbTable<R>, belongs: (record: R) => boolean): () => R[] {
  const index = new Map<number, R>()
  table.onChange(({ kind, record }) => {
    if (kind !== 'remove' && belongs(record)) index.set(record.id, record)
    else index.delete(record.id)
  })
  return () => [...index.values()]
}

/**
 * Hides BroadcastChannel from @mswjs/data, which uses it to synchronize tabs: a second tab would add its seed data to
 * the first, and Jest would never exit.
 */
function withoutBroadcastChannel<T>(make: () => T): T {
  const own = globalThis.BroadcastChannel
  Reflect.set(globalThis, 'BroadcastChannel', undefined)
  try {
    return make()
  } finally {
    Reflect.set(globalThis, 'BroadcastChannel', own)
  }
}

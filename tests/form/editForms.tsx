import type { ReactNode } from 'react'
import { Route } from 'wouter'
import { createLoadedValue } from '../../src/lib/loadedValue'
import { CityForm } from '../../src/pages/cities/CityForm'
import { EditBranchPage } from '../../src/pages/companies/branches/BranchForm'
import { EditCompanyPage } from '../../src/pages/companies/CompanyForm'
import { ContactForm } from '../../src/pages/companies/contacts/ContactForm'
import { ShiftForm } from '../../src/pages/couriersShifts/ShiftForm'
import { EmployeeForm } from '../../src/pages/employees/EmployeeForm'
import EditOrderPage from '../../src/pages/orders/form/EditOrderPage'
import { PaymentForm } from '../../src/pages/payments/PaymentForm'
import { PenaltyForm } from '../../src/pages/penalties/PenaltyForm'
import { PointForm } from '../../src/pages/points/PointForm'
import { ZoneEditForm } from '../../src/pages/points/ZoneForm'
import { RatioForm } from '../../src/pages/rates/ratioRate/RatioForm'
import { RoleForm } from '../../src/pages/roles/RoleForm'

export type Json = Record<string, unknown>
export type EditForm = {
  path: string
  typed: [key: string, label: string, text: string]
  entity: Json
  form: ReactNode
  /** Request whose response is an array with the entity. By default the form sends `GET path`, whose response is the entity itself. */
  load?: string
  url?: string
  others?: Record<string, unknown>
}

const onClose = () => undefined
const DIALOG = { open: true, onSaved: onClose, onAway: onClose, onClose, onChanged: onClose }
const POLYGON = [
  [73.1, 49.7],
  [73.2, 49.7],
  [73.2, 49.8],
  [73.1, 49.7],
]
const POINTS = [{ id: 1, name: 'Центр', cityId: 1, deliveryZones: [{ id: 51, name: 'Пешая' }] }]

export const EDIT_FORMS: Record<string, EditForm> = {
  city: {
    path: '/v1/manage/city/4',
    typed: ['name', 'Название', 'Астана'],
    entity: { id: 4, name: 'Алматы', timezone: 5, status: false, deliveryService: 'YANDEX' },
    form: <CityForm {...DIALOG} id={4} />,
  },
  company: {
    url: '/companies/edit/4',
    path: '/v1/manage/company/4',
    typed: ['name', 'Название', 'Пельменная'],
    entity: {
      id: 4,
      name: 'Пекарня',
      legalName: 'ТОО «Хлеб»',
      bankDetails: 'KZ12',
      legalAddress: 'Мира, 1',
      postalAddress: 'Мира, 2',
      actualAddress: 'Мира, 3',
      contract: '17',
      contractDate: '2026-02-01',
      status: 5,
      settings: [{ cityId: 1, typeId: 1, percent: 12 }],
    },
    form: <Route path="/companies/edit/:id" component={EditCompanyPage} />,
  },
  branch: {
    url: '/companies/4/branches/edit/41',
    path: '/v1/manage/company/branch/41',
    typed: ['address', 'Адрес', 'Абая 1а'],
    entity: {
      id: 41,
      cityId: 1,
      pointId: 1,
      address: 'Мира, 1',
      lat: 49.8,
      long: 73.1,
      phone: '77212445566',
      status: true,
      deliveryZones: [{ deliveryZoneId: 51, price: 300, status: true }],
    },
    others: { 'GET /v1/manage/company/4': { id: 4, name: 'Пекарня', points: POINTS } },
    form: <Route path="/companies/:sectionId/branches/edit/:id" component={EditBranchPage} />,
  },
  contact: {
    path: '/v1/manage/company/contact/4',
    typed: ['name', 'ФИО', 'Ахметова Жанна'],
    entity: {
      id: 4,
      name: 'Ахметова Жания',
      typeId: 1,
      data: [{ typeId: 1, value: '77012223344' }],
    },
    form: <ContactForm {...DIALOG} companyId={1} id={4} positions={[{ value: 1, label: 'Директор' }]} />,
  },
  courier: {
    path: '/v1/manage/employee/4',
    typed: ['firstName', 'Имя', 'Аида'],
    entity: {
      id: 4,
      lastName: 'Ким',
      firstName: 'Анна',
      middleName: 'Ивановна',
      phone: '77012223344',
      email: 'a@example.kz',
      role: 'courier',
      cities: [1],
      companyId: 5,
      inventory: '17',
      courierTypeId: 10,
      rateTypeId: 2,
      legalFormId: 2,
      isSticker: true,
      status: 0,
    },
    form: <EmployeeForm {...DIALOG} id={4} roles={createLoadedValue([{ value: 'courier', label: 'Курьер' }])} />,
  },
  order: {
    url: '/orders/edit/4',
    path: '/v1/manage/order/4',
    typed: ['customerName', 'Имя', 'Аида'],
    entity: {
      id: 4,
      status: 10,
      customerName: 'Анна',
      phone: '77012223344',
      addressTo: { street: 'Мира', house: '1', flat: '2' },
      comments: 'Домофон',
      cityId: 1,
      branchId: 41,
      companyId: 4,
      paymentTypeId: 1,
      timeForReady: 15,
      deliveryDateTime: '2026-03-18 15:00:00',
      orderItems: [{ name: 'Плов', quantity: 2, price: 1500 }],
      deliveryPrice: 500,
      correctionalPrice: 100,
      customerAmount: 5000,
    },
    form: <Route path="/orders/edit/:id" component={EditOrderPage} />,
  },
  payment: {
    path: '/v1/manage/pay/4',
    typed: ['amount', 'Сумма', '700'],
    entity: {
      id: 4,
      companyId: 1,
      companyName: 'Пекарня',
      methodId: 1,
      amount: 500,
      payedAt: '2026-02-01',
      comment: 'а',
    },
    form: <PaymentForm {...DIALOG} id={4} companies={[]} />,
  },
  penalty: {
    path: '/v1/manage/penalty/4',
    typed: ['name', 'Название', 'Опоздание'],
    entity: { id: 4, name: 'Грубость', description: 'С клиентом', price: 500 },
    form: <PenaltyForm {...DIALOG} id={4} />,
  },
  point: {
    path: '/v1/manage/point/4',
    typed: ['name', 'Название', 'Юг'],
    entity: { id: 4, name: 'Центр', description: 'У рынка', cityId: 1, status: true, lat: 49.8, long: 73.1 },
    form: <PointForm {...DIALOG} id={4} />,
  },
  zone: {
    path: '/v1/manage/point/delivery-zone/4',
    typed: ['name', 'Название', 'Дальняя'],
    entity: {
      id: 4,
      name: 'Пешая',
      description: 'Рядом',
      typeId: 1,
      status: true,
      deliveryTime: 30,
      deliveryPrice: 500,
      courierBonus: 100,
      allowExternalCourier: true,
      polygon: POLYGON,
    },
    form: <ZoneEditForm {...DIALOG} id={4} others={[]} />,
  },
  condition: {
    url: '/rates?cityId=1',
    path: '/v1/manage/courier-ratio-rate/4',
    typed: ['ratio', 'Коэффициент', '1.7'],
    entity: {
      id: 4,
      cityId: 1,
      typeId: 5,
      ratio: 1.5,
      priority: 2,
      timeStart: '10:00',
      timeEnd: '12:00',
      dateStart: '2026-03-01',
      dateEnd: '2026-03-02',
      days: [1, 2],
      status: true,
    },
    load: 'GET /v1/manage/courier-ratio-rate/1',
    form: <RatioForm {...DIALOG} id={4} attempt={(send) => send} />,
  },
  shift: {
    path: '/v1/manage/slot/4',
    typed: ['sessionEnd', 'Дата и время окончания смены', '2026-03-18 20:00'],
    entity: {
      id: 4,
      cityId: 1,
      createdAt: '2026-03-18 09:00:00',
      finishedAt: '2026-03-18 18:00:00',
      sessionEnd: '2026-03-18 19:00:00',
      breakTimeStart: '2026-03-18 12:00:00',
      breakTimeEnd: '2026-03-18 13:00:00',
    },
    load: 'POST /v1/manage/slot/search',
    form: <ShiftForm {...DIALOG} id={4} known={undefined} cityId={1} />,
  },
  role: {
    path: '/v1/manage/role/operator',
    typed: ['name', 'Название', 'operator2'],
    entity: { name: 'operator', description: 'Оператор', permissions: ['order_view'] },
    others: { 'GET /v1/dictionary/permission': [{ value: 'order_view', label: 'Заказы' }] },
    form: <RoleForm {...DIALOG} id="operator" />,
  },
}

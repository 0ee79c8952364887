import * as couriers from '../../../src/api/couriers'
import * as notifications from '../../../src/api/notifications'
import * as orders from '../../../src/api/orders'
import * as penalties from '../../../src/api/penalties'
import * as schedules from '../../../src/api/schedules'
import * as shifts from '../../../src/api/shifts'
import { type ApiCall, changeCall, loadCall } from './call'
import { PHOTO } from './referenceData'

const WEEK: schedules.ScheduleBody = { cityId: 1, dateStart: '2026-11-24', dateEnd: '2026-11-30' }

const ROWS: schedules.UnsentScheduleDayItem[] = [
  { pointId: 4, courierId: 3, timeStart: '09:00', timeEnd: '21:00', breakTimeStart: '13:00', breakTimeEnd: '13:30' },
  { pointId: 4, courierId: 5, timeStart: '10:00', timeEnd: '18:00' },
]

const ORDER: orders.OrderBody = {
  cityId: 1,
  branchId: 8,
  customerName: 'Айгуль',
  phone: '77011234567',
  street: 'Ерубаева',
  house: '10а',
  flat: null,
  comments: 'Домофон 12',
  paymentTypeId: 1,
  timeForReady: 25,
  deliveryDateTime: '2026-11-21 18:30:00',
  orderItems: [{ name: 'Плов', quantity: 2, price: 1800 }],
  deliveryPrice: 700,
  correctionalPrice: -100,
  customerAmount: 5000,
}

const ORDER_FILTERS: orders.OrderFilters = {
  id: 1,
  externalId: 'A-1',
  cityId: 1,
  companyId: 2,
  pointId: 4,
  status: 10,
  paymentTypeId: 3,
  companyName: '',
  dateStart: '2026-11-01',
  dateEnd: '2026-11-21',
  courierId: 3,
  hasReturnCheck: false,
  isExternalCourier: true,
  deliveryService: 'YANDEX',
  isNewClient: true,
  isPromoUsed: false,
}
const { companyName: _blank, ...ORDER_FILTERS_SENT } = ORDER_FILTERS

const PENALTY: penalties.PenaltyTypeBody = { name: 'Опоздание', description: 'Больше 15 минут', price: 500 }

/** API calls of operations, section 7: schedules, orders, couriers, shifts, penalties, notifications. */
export const OPERATION_CALLS: ApiCall[] = [
  loadCall('POST /v1/manage/schedule/search', schedules.searchSchedules, [{ page: 2, cityId: 1, isPublished: false }], {
    path: '/v1/manage/schedule/search?page=2',
    body: { cityId: 1, isPublished: false },
  }),
  loadCall('GET /v1/manage/schedule/{id}', schedules.loadSchedule, [11], { path: '/v1/manage/schedule/11' }),
  loadCall('POST /v1/manage/schedule', schedules.createSchedule, [WEEK], {
    path: '/v1/manage/schedule',
    body: WEEK,
  }),
  loadCall('POST /v1/manage/schedule/{id}/copy', schedules.copySchedule, [11, WEEK], {
    path: '/v1/manage/schedule/11/copy',
    body: WEEK,
  }),
  changeCall('GET /v1/manage/schedule/{id}/publish', schedules.publishSchedule, [11], {
    path: '/v1/manage/schedule/11/publish',
  }),
  changeCall('POST /v1/manage/schedule/{id}/clear', schedules.clearSchedule, [11], {
    path: '/v1/manage/schedule/11/clear',
  }),
  loadCall('GET /v1/manage/schedule/{id}/day/{date}', schedules.loadScheduleDay, [11, '2026-11-24', true], {
    path: '/v1/manage/schedule/11/day/2026-11-24?isActive=true',
  }),
  loadCall('GET /v1/manage/schedule/{id}/day/{date}', schedules.loadScheduleDay, [11, '2026-11-24', false], {
    path: '/v1/manage/schedule/11/day/2026-11-24?isActive=false',
  }),
  changeCall('POST /v1/manage/schedule/{id}/day/{date}', schedules.addScheduleDay, [11, '2026-11-24', ROWS], {
    path: '/v1/manage/schedule/11/day/2026-11-24',
    body: { items: ROWS.map((row, index) => ({ ...row, shiftId: index + 1 })) },
  }),
  changeCall('POST /v1/manage/schedule/{id}/day/{date}', schedules.updateScheduleDay, [11, '2026-11-24', ROWS], {
    path: '/v1/manage/schedule/11/day/2026-11-24',
    body: { items: ROWS },
  }),
  changeCall(
    'POST /v1/manage/schedule/{id}/day/copy',
    schedules.copyScheduleDay,
    [11, { dateFrom: '2026-11-24', dateTo: '2026-11-25' }],
    {
      path: '/v1/manage/schedule/11/day/copy',
      body: { dateFrom: '2026-11-24', dateTo: '2026-11-25' },
    },
  ),

  loadCall(
    'POST /v1/manage/order/search',
    orders.searchOrders,
    [{ page: 2, ...ORDER_FILTERS, orderBy: 'createdAt_SORT_DESC' }],
    {
      path: '/v1/manage/order/search?page=2',
      body: { ...ORDER_FILTERS_SENT, orderBy: 'createdAt_SORT_DESC' },
    },
  ),
  changeCall('GET /v1/manage/order/{id}/change-status/{status}', orders.changeOrderStatus, [7, -1], {
    path: '/v1/manage/order/7/change-status/-1',
  }),
  loadCall('GET /v1/manage/order/{id}', orders.loadOrder, [7], { path: '/v1/manage/order/7' }),
  changeCall('POST /v1/manage/order', orders.createOrder, [ORDER], {
    path: '/v1/manage/order',
    body: ORDER,
  }),
  changeCall('POST /v1/manage/order/{id}', orders.updateOrder, [7, ORDER], {
    path: '/v1/manage/order/7',
    body: ORDER,
  }),
  changeCall(
    'POST /v1/manage/order/{id}/change-coordinate',
    orders.changeOrderCoordinate,
    [7, { lat: 49.8, long: 73 }],
    {
      path: '/v1/manage/order/7/change-coordinate',
      body: { lat: 49.8, long: 73 },
    },
  ),
  loadCall(
    'POST /v1/manage/order/archive/search',
    orders.searchArchive,
    [{ page: 1, ...ORDER_FILTERS, orderBy: 'id_SORT_ASC' }],
    { path: '/v1/manage/order/archive/search?page=1', body: { ...ORDER_FILTERS_SENT, orderBy: 'id_SORT_ASC' } },
  ),
  loadCall('POST /v1/manage/order/archive/summary', orders.loadArchiveSummary, [ORDER_FILTERS], {
    path: '/v1/manage/order/archive/summary',
    body: ORDER_FILTERS_SENT,
  }),
  loadCall('GET /v1/manage/order/{id}/location', orders.loadOrderCourierLocation, [7], {
    path: '/v1/manage/order/7/location',
  }),
  loadCall('GET /v1/manage/order/{id}/phone', orders.loadOrderCourierPhone, [7], { path: '/v1/manage/order/7/phone' }),
  changeCall('POST /v1/manage/order/{id}/upload-return-check', orders.uploadReturnCheck, [7, PHOTO], {
    path: '/v1/manage/order/7/upload-return-check',
    body: [['file', 'photo.png image/png']],
  }),
  changeCall('DELETE /v1/manage/order/{id}/delete-return-check', orders.deleteReturnCheck, [7], {
    path: '/v1/manage/order/7/delete-return-check',
  }),
  changeCall(
    'POST /v1/manage/order/{id}/change-courier',
    orders.changeOrderCourier,
    [7, { courierId: 3, reason: 'Ближе' }],
    {
      path: '/v1/manage/order/7/change-courier',
      body: { courierId: 3, reason: 'Ближе' },
    },
  ),

  loadCall('GET /v1/manage/courier/{id}', couriers.loadCourier, [3], { path: '/v1/manage/courier/3' }),
  loadCall('GET /v1/manage/courier/{id}', couriers.loadCourier, [3, ['docs', 'slot']], {
    path: '/v1/manage/courier/3?expand=docs,slot',
  }),
  loadCall('GET /v1/manage/courier/{id}', couriers.loadCourierDocuments, [3], {
    path: '/v1/manage/courier/3?expand=docs',
  }),
  loadCall('GET /v1/manage/courier/online', couriers.loadCouriersByPoint, [1], {
    path: '/v1/manage/courier/online?cityId=1',
  }),
  loadCall('GET /v1/manage/courier/location/{cityId}', couriers.loadCourierLocations, [1], {
    path: '/v1/manage/courier/location/1',
  }),
  changeCall('POST /v1/manage/courier/{id}/location', couriers.changeCourierPoint, [3, 4], {
    path: '/v1/manage/courier/3/location',
    body: { pointId: 4 },
  }),
  loadCall(
    'POST /v1/manage/courier/{id}/statistics',
    couriers.loadCourierStatistics,
    [3, { dateStart: '2026-11-15', dateEnd: '2026-11-21' }],
    {
      path: '/v1/manage/courier/3/statistics',
      body: { dateStart: '2026-11-15', dateEnd: '2026-11-21' },
    },
  ),
  loadCall('POST /v1/manage/courier/{id}/penalty', couriers.loadCourierPenalties, [3], {
    path: '/v1/manage/courier/3/penalty',
    body: {},
  }),
  changeCall(
    'POST /v1/manage/courier/{id}/penalty/create',
    couriers.createCourierPenalty,
    [3, { typeId: 2, comment: null }],
    {
      path: '/v1/manage/courier/3/penalty/create',
      body: { typeId: 2, comment: null },
    },
  ),
  changeCall('DELETE /v1/manage/courier/penalty/{id}', couriers.deleteCourierPenalty, [12], {
    path: '/v1/manage/courier/penalty/12',
  }),
  loadCall('GET /v1/manage/courier/{id}/schedule', couriers.loadCourierSchedules, [3], {
    path: '/v1/manage/courier/3/schedule',
  }),
  loadCall('GET /v1/manage/courier/{id}/schedule/{scheduleId}', couriers.loadCourierSchedule, [3, 11], {
    path: '/v1/manage/courier/3/schedule/11',
  }),
  changeCall('GET /v1/manage/courier/{id}/slot-start', couriers.startCourierSlot, [3], {
    path: '/v1/manage/courier/3/slot-start',
  }),
  changeCall('GET /v1/manage/courier/{id}/slot-stop', couriers.stopCourierSlot, [3], {
    path: '/v1/manage/courier/3/slot-stop',
  }),
  loadCall('POST /v1/manage/courier/search', couriers.loadActiveCouriers, [1], {
    path: '/v1/manage/courier/search?expand=slot,lastActiveOrder',
    body: { activeSlot: true, cityId: 1 },
  }),

  loadCall(
    'POST /v1/manage/slot/search',
    shifts.searchShifts,
    [{ page: 1, cityId: 1, courierId: 3, payTypeId: 1, dateStart: '2026-11-21', dateEnd: '', slotId: 9 }],
    {
      path: '/v1/manage/slot/search?page=1&expand=courier,ordersCounter,distance,trackInfo,history,salary',
      body: { cityId: 1, courierId: 3, payTypeId: 1, dateStart: '2026-11-21', slotId: 9 },
    },
  ),
  changeCall(
    'POST /v1/manage/slot/{id}',
    shifts.updateShift,
    [9, { sessionEnd: '2026-11-21 21:00:00', breakTimeStart: undefined }],
    { path: '/v1/manage/slot/9', body: { sessionEnd: '2026-11-21 21:00:00' } },
  ),

  loadCall(
    'POST /v1/manage/penalty/search',
    penalties.searchPenaltyTypes,
    [{ page: 2, name: 'опо', price: 0, orderBy: 'price_SORT_ASC' }],
    { path: '/v1/manage/penalty/search', body: { name: 'опо', price: 0, orderBy: 'price_SORT_ASC' } },
  ),
  loadCall('GET /v1/manage/penalty/{id}', penalties.loadPenaltyType, [2], { path: '/v1/manage/penalty/2' }),
  changeCall('POST /v1/manage/penalty', penalties.createPenaltyType, [PENALTY], {
    path: '/v1/manage/penalty',
    body: PENALTY,
  }),
  changeCall('POST /v1/manage/penalty/{id}', penalties.updatePenaltyType, [2, PENALTY], {
    path: '/v1/manage/penalty/2',
    body: PENALTY,
  }),
  changeCall('DELETE /v1/manage/penalty/{id}', penalties.deletePenaltyType, [2], { path: '/v1/manage/penalty/2' }),

  loadCall(
    'POST /v1/manage/notification/search',
    notifications.searchNotifications,
    [{ page: 1, orderId: 7, status: true, orderBy: 'createdAt_SORT_DESC' }],
    {
      path: '/v1/manage/notification/search?page=1',
      body: { orderId: 7, status: true, orderBy: 'createdAt_SORT_DESC' },
    },
  ),
  changeCall('POST /v1/manage/notification/{id}', notifications.hideNotification, [15], {
    path: '/v1/manage/notification/15',
  }),
]

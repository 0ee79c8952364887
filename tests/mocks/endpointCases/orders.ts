import { demoUserSessionKey } from '../../../mocks/seeds/demoUserSessionKey'
import { SPECIAL_ORDER_IDS } from '../../../mocks/seeds/specialOrders'
import type { World } from '../../../mocks/store/world'
import { formDataOf, pictureFile } from '../formBodies'
import { callTo, type EndpointCase, findRecord, isIn, MISSING_ID, OTHER_CITY, OWN_CITY } from './case'

const { full, late, delivered, cancelled, fresh, external, withoutCourier } = SPECIAL_ORDER_IDS

/**
 * Body of a request that creates or edits an order. A request that creates an order also needs a branch of the partner; a request that
 * edits one has no branch.
 */
const FORM = {
  ...{ cityId: 1, customerName: 'Айгуль', phone: '77011234567', street: 'улица Ерубаева', house: '10' },
  ...{ paymentTypeId: 1, timeForReady: 25, orderItems: [{ name: 'Плов', quantity: 2, price: 1800 }] },
}
const branchOfPartner = ({ db }: World) =>
  findRecord(db.branches.all(), ({ companyId, cityId }) => companyId === 1 && cityId === OWN_CITY).id
const PLACE = { lat: 49.78, long: 73.13 }
const foreignOrder = ({ db }: World) => findRecord(db.orders.all(), isIn(OTHER_CITY)).id
const freeCourier = ({ db }: World) =>
  findRecord(
    db.couriers.all(),
    ({ cityId, slotId, orderId }) => cityId === OWN_CITY && slotId !== null && orderId === null,
  ).id

/** Operations, section 7: orders and the live stream. The response for an order of a city that the user may not access is 404. */
export const ORDER_CASES: EndpointCase[] = [
  {
    endpoint: 'POST /v1/manage/order/search',
    well: callTo('/manage/order/search?page=1', { cityId: 2, orderBy: 'id_SORT_ASC' }),
    badly: [
      [403, callTo('/manage/order/search', { cityId: OTHER_CITY })],
      [422, callTo('/manage/order/search', { status: 'новый' })],
    ],
  },
  {
    endpoint: 'GET /v1/manage/order/{id}/change-status/{status}',
    well: callTo(`/manage/order/${fresh}/change-status/20`),
    badly: [
      [404, callTo(`/manage/order/${MISSING_ID}/change-status/20`)],
      [409, callTo(`/manage/order/${late}/change-status/10`)],
    ],
  },
  {
    endpoint: 'GET /v1/manage/order/{id}',
    well: (world) => ({ path: `/manage/order/${foreignOrder(world)}` }),
    badly: [
      [404, (world) => ({ path: `/manage/order/${foreignOrder(world)}` })],
      [404, callTo(`/manage/order/${MISSING_ID}`)],
    ],
  },
  {
    endpoint: 'POST /v1/manage/order',
    by: 'partner',
    well: (world) => ({ path: '/manage/order', body: { ...FORM, branchId: branchOfPartner(world) } }),
    badly: [[403, (world) => ({ path: '/manage/order', body: { ...FORM, branchId: branchOfPartner(world) } })]],
  },
  {
    endpoint: 'POST /v1/manage/order/{id}',
    well: callTo(`/manage/order/${full}`, FORM),
    badly: [
      [404, callTo(`/manage/order/${MISSING_ID}`, FORM)],
      [409, callTo(`/manage/order/${delivered}`, FORM)],
      [422, callTo(`/manage/order/${full}`, { ...FORM, orderItems: [] })],
    ],
  },
  {
    endpoint: 'POST /v1/manage/order/{id}/change-coordinate',
    well: callTo(`/manage/order/${late}/change-coordinate`, PLACE),
    badly: [
      [404, callTo(`/manage/order/${MISSING_ID}/change-coordinate`, PLACE)],
      [422, callTo(`/manage/order/${late}/change-coordinate`, { lat: '49' })],
    ],
  },
  {
    endpoint: 'POST /v1/manage/order/archive/search',
    well: callTo('/manage/order/archive/search?page=1', { hasReturnCheck: true }),
    badly: [
      [403, callTo('/manage/order/archive/search', { cityId: OTHER_CITY })],
      [422, callTo('/manage/order/archive/search', { dateStart: '18-03-2026' })],
    ],
  },
  {
    endpoint: 'POST /v1/manage/order/archive/summary',
    well: callTo('/manage/order/archive/summary', { cityId: 1 }),
    badly: [
      [403, callTo('/manage/order/archive/summary', { cityId: OTHER_CITY })],
      [422, callTo('/manage/order/archive/summary', { courierId: 'Ким' })],
    ],
  },
  {
    endpoint: 'GET /v1/manage/order/{id}/location',
    well: callTo(`/manage/order/${external}/location`),
    badly: [
      [404, callTo(`/manage/order/${MISSING_ID}/location`)],
      [404, callTo(`/manage/order/${withoutCourier}/location`)],
    ],
  },
  {
    endpoint: 'GET /v1/manage/order/{id}/phone',
    well: callTo(`/manage/order/${late}/phone`),
    badly: [
      [404, callTo(`/manage/order/${MISSING_ID}/phone`)],
      [404, callTo(`/manage/order/${withoutCourier}/phone`)],
    ],
  },
  {
    endpoint: 'POST /v1/manage/order/{id}/upload-return-check',
    well: () => ({
      path: `/manage/order/${cancelled}/upload-return-check`,
      body: formDataOf({ file: pictureFile('image/jpeg') }),
    }),
    badly: [
      [
        409,
        () => ({
          path: `/manage/order/${late}/upload-return-check`,
          body: formDataOf({ file: pictureFile('image/png') }),
        }),
      ],
      [422, () => ({ path: `/manage/order/${cancelled}/upload-return-check`, body: formDataOf({ file: 'picture' }) })],
    ],
  },
  {
    endpoint: 'DELETE /v1/manage/order/{id}/delete-return-check',
    well: callTo(`/manage/order/${delivered}/delete-return-check`),
    badly: [
      [404, callTo(`/manage/order/${MISSING_ID}/delete-return-check`)],
      [404, callTo(`/manage/order/${cancelled}/delete-return-check`)],
    ],
  },
  {
    endpoint: 'POST /v1/manage/order/{id}/change-courier',
    well: (world) => ({
      path: `/manage/order/${withoutCourier}/change-courier`,
      body: { courierId: freeCourier(world), reason: 'Ближе' },
    }),
    badly: [
      [
        409,
        (world) => ({
          path: `/manage/order/${delivered}/change-courier`,
          body: { courierId: freeCourier(world), reason: 'Ближе' },
        }),
      ],
      [
        422,
        (world) => ({
          path: `/manage/order/${withoutCourier}/change-courier`,
          body: { courierId: freeCourier(world) },
        }),
      ],
    ],
  },
  {
    endpoint: 'GET /v1/sse/order',
    well: () => ({ path: `/sse/order?access-token=${demoUserSessionKey('operator')}` }),
    badly: [
      [401, callTo('/sse/order')],
      [403, () => ({ path: `/sse/order?access-token=${demoUserSessionKey('manager')}` })],
    ],
  },
]

import { calculateSalaryRowSums, salaryRowsWithoutSums } from '../../../mocks/money/salary'
import type { SlotRecord } from '../../../mocks/store/records'
import type { World } from '../../../mocks/store/world'
import { callTo, type EndpointCase, findRecord, isIn, MISSING_ID, OTHER_CITY, OWN_CITY } from './case'

const RATE = { typeId: 1, rateTypeId: 1, orderPrice: 500, hourPrice: 300, bonusForSticker: null }
const GRID = { rates: [{ minQuantityOrder: 10, price: 1000 }] }
const CONDITION = { cityId: OWN_CITY, ratio: 1.5, priority: 1, status: true }
const PENALTY_TYPE = { name: 'Грубость', description: 'С клиентом', price: 500 }
const PAYMENT = { methodId: 2, amount: 5000, payedAt: '2026-03-17', comment: null }
/** Id of a company that works only in Astana. */
const ABROAD = 21

const slotPath = ({ db }: World, cityId: number, isPaid: boolean) =>
  `/manage/slot/${findRecord(db.slots.all(), (slot) => isIn(cityId)(slot) && slot.finishedAt !== null && (slot.paidAt !== null) === isPaid).id}`
const conditionId = ({ db }: World, cityId: number) =>
  findRecord(db.rateBooks.all(), (book) => book.cityId === cityId && book.conditions.length > 0).conditions[0]?.id
/** The company's last payment: its month is not closed, so the payment may be changed. */
const paymentId = ({ db }: World, companyId: number): number =>
  db.payments.all().findLast((payment) => payment.companyId === companyId)?.id ?? MISSING_ID
const closedPayment = ({ db }: World): number =>
  findRecord(db.payments.all(), ({ payedAt }) => payedAt < '2026-03-01').id
const salaryIds = ({ db }: World, cityId: number, isPaidOut: boolean) =>
  salaryRowsWithoutSums(db, { cityIds: [cityId], isPaidOut })
    .filter((parts) => calculateSalaryRowSums(db, parts).payouts > 0)
    .map(({ id }) => id)

/** Operations, section 7: shifts, rates, penalty types, reports, payments, salary. */
export const MONEY_CASES: EndpointCase[] = [
  {
    endpoint: 'POST /v1/manage/slot/search',
    well: callTo('/manage/slot/search?page=1&expand=courier,salary,history,trackInfo', { cityId: OWN_CITY }),
    badly: [
      [403, callTo('/manage/slot/search', { cityId: OTHER_CITY })],
      [422, callTo('/manage/slot/search', { dateStart: 'вчера' })],
    ],
  },
  {
    endpoint: 'POST /v1/manage/slot/{id}',
    well: (world) => {
      const { db } = world
      const isToday = (slot: SlotRecord) => slot.finishedAt === null && slot.endsAt > world.clock.second()
      const open = findRecord(db.slots.all(), (slot) => isIn(OWN_CITY)(slot) && isToday(slot))
      return { path: `/manage/slot/${open.id}`, body: { sessionEnd: '2026-03-18 20:00:00' } }
    },
    badly: [
      [403, (world) => ({ path: slotPath(world, OTHER_CITY, false), body: { sessionEnd: '2026-03-18 20:00:00' } })],
      [409, (world) => ({ path: slotPath(world, OWN_CITY, true), body: { sessionEnd: '2026-03-18 20:00:00' } })],
      [422, (world) => ({ path: slotPath(world, OWN_CITY, false), body: {} })],
    ],
  },
  {
    endpoint: 'GET /v1/manage/courier-rate/{cityId}',
    well: callTo('/manage/courier-rate/2'),
    badly: [
      [403, callTo(`/manage/courier-rate/${OTHER_CITY}`)],
      [404, callTo(`/manage/courier-rate/${MISSING_ID}`)],
    ],
  },
  {
    endpoint: 'POST /v1/manage/courier-rate/{cityId}',
    well: callTo('/manage/courier-rate/1', [RATE]),
    badly: [
      [403, callTo(`/manage/courier-rate/${OTHER_CITY}`, [RATE])],
      [422, callTo('/manage/courier-rate/1', [{ ...RATE, orderPrice: -1 }])],
    ],
  },
  {
    endpoint: 'GET /v1/manage/courier-bonus-rate/{cityId}',
    well: callTo('/manage/courier-bonus-rate/2'),
    badly: [
      [403, callTo(`/manage/courier-bonus-rate/${OTHER_CITY}`)],
      [404, callTo(`/manage/courier-bonus-rate/${MISSING_ID}`)],
    ],
  },
  {
    endpoint: 'POST /v1/manage/courier-bonus-rate/{cityId}',
    well: callTo('/manage/courier-bonus-rate/1?typeId=5', GRID),
    badly: [
      [403, callTo(`/manage/courier-bonus-rate/${OTHER_CITY}?typeId=5`, GRID)],
      [422, callTo('/manage/courier-bonus-rate/1', GRID)],
    ],
  },
  {
    endpoint: 'GET /v1/manage/courier-ratio-rate/{cityId}',
    well: callTo('/manage/courier-ratio-rate/2'),
    badly: [
      [403, callTo(`/manage/courier-ratio-rate/${OTHER_CITY}`)],
      [404, callTo(`/manage/courier-ratio-rate/${MISSING_ID}`)],
    ],
  },
  {
    endpoint: 'POST /v1/manage/courier-ratio-rate',
    well: callTo('/manage/courier-ratio-rate', CONDITION),
    badly: [
      [403, callTo('/manage/courier-ratio-rate', { ...CONDITION, cityId: OTHER_CITY })],
      [422, callTo('/manage/courier-ratio-rate', { ...CONDITION, ratio: 11 })],
    ],
  },
  {
    endpoint: 'POST /v1/manage/courier-ratio-rate/{id}',
    well: (world) => ({
      path: `/manage/courier-ratio-rate/${conditionId(world, OTHER_CITY)}`,
      body: { ...CONDITION, cityId: OTHER_CITY },
    }),
    badly: [
      [403, (world) => ({ path: `/manage/courier-ratio-rate/${conditionId(world, OTHER_CITY)}`, body: CONDITION })],
      [404, callTo(`/manage/courier-ratio-rate/${MISSING_ID}`, CONDITION)],
      [422, (world) => ({ path: `/manage/courier-ratio-rate/${conditionId(world, OWN_CITY)}`, body: {} })],
    ],
  },
  {
    endpoint: 'DELETE /v1/manage/courier-ratio-rate/{id}',
    well: (world) => ({ path: `/manage/courier-ratio-rate/${conditionId(world, OWN_CITY)}` }),
    badly: [
      [403, (world) => ({ path: `/manage/courier-ratio-rate/${conditionId(world, OTHER_CITY)}` })],
      [404, callTo(`/manage/courier-ratio-rate/${MISSING_ID}`)],
    ],
  },

  {
    endpoint: 'POST /v1/manage/penalty/search',
    well: callTo('/manage/penalty/search', { orderBy: 'price_SORT_DESC' }),
    badly: [[422, callTo('/manage/penalty/search', { price: 'дорого' })]],
  },
  {
    endpoint: 'GET /v1/manage/penalty/{id}',
    well: callTo('/manage/penalty/1'),
    badly: [[404, callTo(`/manage/penalty/${MISSING_ID}`)]],
  },
  {
    endpoint: 'POST /v1/manage/penalty',
    well: callTo('/manage/penalty', PENALTY_TYPE),
    badly: [[422, callTo('/manage/penalty', { ...PENALTY_TYPE, price: -1 })]],
  },
  {
    endpoint: 'POST /v1/manage/penalty/{id}',
    well: callTo('/manage/penalty/2', { ...PENALTY_TYPE, name: 'Форма' }),
    badly: [
      [404, callTo(`/manage/penalty/${MISSING_ID}`, PENALTY_TYPE)],
      [422, callTo('/manage/penalty/2', {})],
    ],
  },
  {
    endpoint: 'DELETE /v1/manage/penalty/{id}',
    well: ({ db }) => ({ path: `/manage/penalty/${db.penaltyTypes.insert({ ...PENALTY_TYPE, id: 900 }).id}` }),
    badly: [
      [404, callTo(`/manage/penalty/${MISSING_ID}`)],
      [409, ({ db }) => ({ path: `/manage/penalty/${db.courierPenalties.all()[0]?.typeId}` })],
    ],
  },

  {
    endpoint: 'POST /v1/manage/report/partner',
    well: callTo('/manage/report/partner?page=1', { cityId: OWN_CITY }),
    badly: [
      [403, callTo('/manage/report/partner', { cityId: OTHER_CITY })],
      [422, callTo('/manage/report/partner', { periodId: 1 })],
    ],
  },
  {
    endpoint: 'POST /v1/manage/report/courier',
    well: callTo('/manage/report/courier?page=1', { cityId: OWN_CITY }),
    badly: [
      [403, callTo('/manage/report/courier', { cityId: OTHER_CITY })],
      [422, callTo('/manage/report/courier', { periodId: 1 })],
    ],
  },
  {
    endpoint: 'POST /v1/manage/report/{product}',
    well: callTo('/manage/report/delivery?page=1&cityId=1', { month: 3, year: 2026 }),
    badly: [
      [403, callTo(`/manage/report/delivery?cityId=${OTHER_CITY}`, { month: 3, year: 2026 })],
      [422, callTo('/manage/report/delivery', { month: 13, year: 2026 })],
    ],
  },

  {
    endpoint: 'POST /v1/manage/pay/search',
    well: callTo('/manage/pay/search', { companyId: 1 }),
    badly: [[422, callTo('/manage/pay/search', { payedAt: '17-03-2026' })]],
  },
  {
    endpoint: 'GET /v1/manage/pay/{id}',
    well: (world) => ({ path: `/manage/pay/${paymentId(world, ABROAD)}` }),
    badly: [
      [403, (world) => ({ path: `/manage/pay/${paymentId(world, ABROAD)}` })],
      [404, callTo(`/manage/pay/${MISSING_ID}`)],
    ],
  },
  {
    endpoint: 'POST /v1/manage/pay',
    well: callTo('/manage/pay?companyId=1', PAYMENT),
    badly: [
      [403, callTo(`/manage/pay?companyId=${ABROAD}`, PAYMENT)],
      [422, callTo('/manage/pay?companyId=1', { ...PAYMENT, amount: 0 })],
    ],
  },
  {
    endpoint: 'POST /v1/manage/pay/{id}',
    well: (world) => ({ path: `/manage/pay/${paymentId(world, 1)}`, body: PAYMENT }),
    badly: [
      [403, (world) => ({ path: `/manage/pay/${paymentId(world, ABROAD)}`, body: PAYMENT })],
      [409, (world) => ({ path: `/manage/pay/${closedPayment(world)}`, body: PAYMENT })],
      [422, (world) => ({ path: `/manage/pay/${paymentId(world, 1)}`, body: {} })],
    ],
  },
  {
    endpoint: 'DELETE /v1/manage/pay/{id}',
    well: (world) => ({ path: `/manage/pay/${paymentId(world, 2)}` }),
    badly: [
      [403, (world) => ({ path: `/manage/pay/${paymentId(world, ABROAD)}` })],
      [404, callTo(`/manage/pay/${MISSING_ID}`)],
      [409, (world) => ({ path: `/manage/pay/${closedPayment(world)}` })],
    ],
  },

  {
    endpoint: 'POST /v1/manage/salary/search',
    well: callTo('/manage/salary/search?page=1&cityId=1&group=true', { isPaidOut: false }),
    badly: [
      [403, callTo(`/manage/salary/search?cityId=${OTHER_CITY}`, {})],
      [422, callTo('/manage/salary/search?cityId=1', { dateStart: 'вчера' })],
    ],
  },
  {
    endpoint: 'POST /v1/manage/salary/summary',
    well: callTo('/manage/salary/summary?cityId=1', {}),
    badly: [
      [403, callTo(`/manage/salary/summary?cityId=${OTHER_CITY}`, {})],
      [422, callTo('/manage/salary/summary?cityId=1', { courierId: 'Ким' })],
    ],
  },
  {
    endpoint: 'GET /v1/manage/salary/{id}/pay',
    well: (world) => ({ path: `/manage/salary/${salaryIds(world, OWN_CITY, false)[0]}/pay` }),
    badly: [
      [403, (world) => ({ path: `/manage/salary/${salaryIds(world, OTHER_CITY, false)[0]}/pay` })],
      [404, callTo(`/manage/salary/${MISSING_ID}/pay`)],
      [409, (world) => ({ path: `/manage/salary/${salaryIds(world, OWN_CITY, true)[0]}/pay` })],
    ],
  },
  {
    endpoint: 'POST /v1/manage/salary/pay-bulk',
    well: (world) => ({
      path: '/manage/salary/pay-bulk',
      body: { ids: salaryIds(world, OWN_CITY, false).slice(1, 3) },
    }),
    badly: [
      [
        403,
        (world) => ({
          path: '/manage/salary/pay-bulk',
          body: { ids: salaryIds(world, OTHER_CITY, false).slice(0, 2) },
        }),
      ],
      [422, callTo('/manage/salary/pay-bulk', { ids: [] })],
    ],
  },
]

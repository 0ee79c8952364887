import type { HttpHandler } from 'msw'
import { array } from 'superstruct'
import { PAYMENT_FILTERS, Payment, PaymentBody } from '../../src/api/payments'
import type { ApiCaller } from '../http/access'
import { createEndpointHandler } from '../http/endpointHandlers'
import { forbiddenError, validationError } from '../http/httpError'
import { findRecords, type RecordSortKeys, toDbWhereClause } from '../http/listing'
import { integerAtLeast, oneOf, withPayloadRules } from '../http/payloadRules'
import { parseIdParam, parseRequestPayload, searchBodyStruct } from '../http/requestPayload'
import { readQueryNumber } from '../http/requestValues'
import { noContentResponse, respondWithJson } from '../http/respond'
import { requireOpenMonth } from '../money/closedMonths'
import type { PaymentRecord } from '../store/records/payments'
import type { World } from '../store/world'

const Filter = searchBodyStruct(PAYMENT_FILTERS)

const Form = withPayloadRules(PaymentBody, { methodId: oneOf(1, 2, 3), amount: integerAtLeast(1) })

/**
 * Specification: operations, «Payments» and section 5. The search has no paging. The company is a query parameter
 * (contract, «POST /pay»).
 */
export const paymentHandlers = (world: World): HttpHandler[] => [
  createEndpointHandler(world, 'POST /v1/manage/pay/search', async ({ caller, json }) => {
    const { companyId, methodId, payedAt, orderBy } = parseRequestPayload(await json(), Filter)
    const found = findRecords(world.db.payments, {
      where: toDbWhereClause<PaymentRecord>({
        companyId,
        methodId: methodId as PaymentRecord['methodId'] | undefined,
        payedAt,
      }),
      ...{ orderBy, sortKeys: sortKeys(world) },
      holds: (payment) => seesCompany(world, caller, payment.companyId),
    })
    return respondWithJson(
      array(Payment),
      found.map((payment) => serializePayment(world, payment)),
    )
  }),

  createEndpointHandler(world, 'GET /v1/manage/pay/{id}', ({ caller, params }) =>
    respondWithJson(Payment, serializePayment(world, paymentFor(world, caller, params.id))),
  ),

  createEndpointHandler(world, 'POST /v1/manage/pay', async ({ caller, url, json }) => {
    const companyId = readQueryNumber(url, 'companyId')
    const form = parseRequestPayload(await json(), Form)
    if (companyId === undefined) throw validationError({ companyId: 'Поле обязательное' })
    requireCompany(world, caller, world.db.company(companyId).id)
    requireOpenMonth(world, form.payedAt)
    const { payments } = world.db
    return respondWithJson(
      Payment,
      serializePayment(world, payments.insert({ id: payments.nextId(), companyId, ...body(form) })),
    )
  }),

  createEndpointHandler(world, 'POST /v1/manage/pay/{id}', async ({ caller, params, json }) => {
    const { id, payedAt } = paymentFor(world, caller, params.id)
    const form = parseRequestPayload(await json(), Form)
    for (const date of [payedAt, form.payedAt]) requireOpenMonth(world, date)
    return respondWithJson(Payment, serializePayment(world, world.db.payments.update(id, body(form))))
  }),

  createEndpointHandler(world, 'DELETE /v1/manage/pay/{id}', ({ caller, params }) => {
    const { id, payedAt } = paymentFor(world, caller, params.id)
    requireOpenMonth(world, payedAt)
    world.db.payments.remove(id)
    return noContentResponse()
  }),
]

type PaymentForm = Omit<PaymentRecord, 'id' | 'companyId'>

const body = ({ methodId, amount, payedAt, comment }: PaymentForm): PaymentForm => ({
  methodId,
  amount,
  payedAt,
  comment,
})

const serializePayment = ({ db }: World, { comment, ...payment }: PaymentRecord): Payment => ({
  ...payment,
  companyName: db.companies.get(payment.companyId)?.name,
  comment: comment ?? undefined,
})

const sortKeys = ({ db }: World): RecordSortKeys<PaymentRecord> => ({
  id: ({ id }) => id,
  companyName: ({ companyId }) => db.companies.get(companyId)?.name ?? null,
  methodId: ({ methodId }) => methodId,
  amount: ({ amount }) => amount,
  payedAt: ({ payedAt }) => payedAt,
})

/**
 * A payment has no city, so the cities of its company decide which users can see it. Partners see only the payments of
 * their own company.
 */
function seesCompany({ db }: World, caller: ApiCaller, companyId: number): boolean {
  if (caller.companyId !== null && caller.companyId !== companyId) return false
  const settings = db.companies.get(companyId)?.settings ?? []
  return settings.length === 0 || settings.some(({ cityId }) => caller.cityIds.includes(cityId))
}

function requireCompany(world: World, caller: ApiCaller, companyId: number): void {
  if (!seesCompany(world, caller, companyId)) throw forbiddenError('Нет доступа к этому контрагенту')
}

function paymentFor(world: World, caller: ApiCaller, id: unknown): PaymentRecord {
  const payment = world.db.payment(parseIdParam(id))
  requireCompany(world, caller, payment.companyId)
  return payment
}

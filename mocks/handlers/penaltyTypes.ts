import type { HttpHandler } from 'msw'
import { array } from 'superstruct'
import { PENALTY_TYPE_FILTERS, PenaltyType, PenaltyTypeBody } from '../../src/api/penalties'
import { createEndpointHandler } from '../http/endpointHandlers'
import { conflictError, validationError } from '../http/httpError'
import { containsText, findRecords, type RecordSortKeys, toDbWhereClause } from '../http/listing'
import { integerAtLeast, notBlank, withPayloadRules } from '../http/payloadRules'
import { parseIdParam, parseRequestPayload, searchBodyStruct } from '../http/requestPayload'
import { noContentResponse, respondWithJson } from '../http/respond'
import type { PenaltyTypeRecord } from '../store/records/penalties'
import type { World } from '../store/world'

const Filter = searchBodyStruct(PENALTY_TYPE_FILTERS)

const Form = withPayloadRules(PenaltyTypeBody, { name: notBlank, description: notBlank, price: integerAtLeast(0) })

const SORT_KEYS: RecordSortKeys<PenaltyTypeRecord> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  description: ({ description }) => description,
  price: ({ price }) => price,
}

/** Specification: operations, «Penalty types» and section 5. The search has no paging. */
export const penaltyTypeHandlers = (world: World): HttpHandler[] => [
  createEndpointHandler(world, 'POST /v1/manage/penalty/search', async ({ json }) => {
    const filter = parseRequestPayload(await json(), Filter)
    const { id, name, description, price, orderBy } = filter
    const found = findRecords(world.db.penaltyTypes, {
      ...{ where: toDbWhereClause<PenaltyTypeRecord>({ id, price }), orderBy, sortKeys: SORT_KEYS },
      holds: (penalty) => containsText(penalty.name, name) && containsText(penalty.description, description),
    })
    return respondWithJson(array(PenaltyType), found)
  }),

  createEndpointHandler(world, 'GET /v1/manage/penalty/{id}', ({ params }) =>
    respondWithJson(PenaltyType, world.db.penaltyType(parseIdParam(params.id))),
  ),

  createEndpointHandler(world, 'POST /v1/manage/penalty', async ({ json }) => {
    const { name, description, price } = parseRequestPayload(await json(), Form)
    requireFreeName(world, name)
    const { penaltyTypes } = world.db
    return respondWithJson(PenaltyType, penaltyTypes.insert({ id: penaltyTypes.nextId(), name, description, price }))
  }),

  createEndpointHandler(world, 'POST /v1/manage/penalty/{id}', async ({ params, json }) => {
    const { id } = world.db.penaltyType(parseIdParam(params.id))
    const { name, description, price } = parseRequestPayload(await json(), Form)
    requireFreeName(world, name, id)
    return respondWithJson(PenaltyType, world.db.penaltyTypes.update(id, { name, description, price }))
  }),

  createEndpointHandler(world, 'DELETE /v1/manage/penalty/{id}', ({ params }) => {
    const { id } = world.db.penaltyType(parseIdParam(params.id))
    if (world.db.courierPenalties.all().some(({ typeId }) => typeId === id)) {
      throw conflictError('Штраф уже применялся к курьерам, удалить его нельзя')
    }
    world.db.penaltyTypes.remove(id)
    return noContentResponse()
  }),
]

function requireFreeName({ db }: World, name: string, ownId?: number): void {
  const isTaken = db.penaltyTypes
    .all()
    .some((penalty) => penalty.id !== ownId && penalty.name.toLowerCase() === name.trim().toLowerCase())
  if (isTaken) throw validationError({ name: 'Такой штраф уже есть' }, 'Такой штраф уже есть')
}

import type { HttpHandler } from 'msw'
import { array, type } from 'superstruct'
import { CourierPenalty, CourierPenaltyBody } from '../../src/api/couriers'
import { requireCityAccess } from '../http/access'
import { createEndpointHandler } from '../http/endpointHandlers'
import { conflictError, validationError } from '../http/httpError'
import { toDbWhereClause } from '../http/listing'
import { integerAtLeast, withPayloadRules } from '../http/payloadRules'
import { filterNumberStruct, parseIdParam, parseRequestPayload } from '../http/requestPayload'
import { filterDateStruct } from '../http/requestValues'
import { noContentResponse, respondWithJson } from '../http/respond'
import { formatLocalDateTime, localIsoDate } from '../store/dateTime'
import { fullName } from '../store/personName'
import type { CourierPenaltyRecord } from '../store/records/penalties'
import type { World } from '../store/world'
import { requireVisibleCourier } from './couriers'

const Filter = type({ typeId: filterNumberStruct(), dateStart: filterDateStruct(), dateEnd: filterDateStruct() })
const Form = withPayloadRules(CourierPenaltyBody, { typeId: integerAtLeast(1) })

/** Newest penalties first (specification: operations, «Courier card» and section 5). */
export const courierPenaltyHandlers = (world: World): HttpHandler[] => [
  createEndpointHandler(world, 'POST /v1/manage/courier/{id}/penalty', async (call) => {
    const courier = requireVisibleCourier(world, call.caller, call.params.id)
    const { typeId, dateStart, dateEnd } = parseRequestPayload(await call.json(), Filter)
    const where = toDbWhereClause<CourierPenaltyRecord>({ courierId: courier.id, typeId })
    const found = world.db.courierPenalties.find(where).filter((penalty) => {
      const day = localIsoDate(penalty.createdAt, world.db.timezone(penalty.cityId))
      return day >= (dateStart ?? day) && day <= (dateEnd ?? day)
    })
    return respondWithJson(
      array(CourierPenalty),
      found.sort((a, b) => b.createdAt - a.createdAt || b.id - a.id).map((penalty) => serializePenalty(world, penalty)),
    )
  }),

  createEndpointHandler(world, 'POST /v1/manage/courier/{id}/penalty/create', async (call) => {
    const courier = requireVisibleCourier(world, call.caller, call.params.id)
    const { typeId, comment } = parseRequestPayload(await call.json(), Form)
    const { penaltyTypes, courierPenalties } = world.db
    const penaltyType = penaltyTypes.get(typeId)
    if (!penaltyType) throw validationError({ typeId: 'Такого штрафа нет' })
    const penalty = courierPenalties.insert({
      id: courierPenalties.nextId(),
      courierId: courier.id,
      cityId: courier.cityId,
      typeId,
      name: penaltyType.name,
      price: penaltyType.price,
      createdAt: world.clock.second(),
      refereeId: call.caller.user.id,
      comment,
      paidAt: null,
    })
    return respondWithJson(CourierPenalty, serializePenalty(world, penalty))
  }),

  createEndpointHandler(world, 'DELETE /v1/manage/courier/penalty/{id}', ({ caller, params }) => {
    const penalty = world.db.courierPenalty(parseIdParam(params.id))
    requireCityAccess(caller, penalty.cityId)
    if (penalty.paidAt !== null) throw conflictError('Штраф уже удержан из выплаты, удалить его нельзя')
    world.db.courierPenalties.remove(penalty.id)
    return noContentResponse()
  }),
]

function serializePenalty({ db }: World, penalty: CourierPenaltyRecord): CourierPenalty {
  const referee = db.employees.get(penalty.refereeId)
  return {
    id: penalty.id,
    name: penalty.name,
    price: penalty.price,
    createdAt: formatLocalDateTime(penalty.createdAt, db.timezone(penalty.cityId)),
    refereeName: referee && fullName(referee),
    comment: penalty.comment ?? undefined,
  }
}

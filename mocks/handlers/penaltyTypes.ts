import type { HttpHandler } from 'msw'
import { array } from 'superstruct'
import { PENALTY_TYPE_FILTERS, PenaltyType, PenaltyTypeBody } from '../../src/api/penalties'
import { conflict, invalid } from '../http/httpError'
import { asked, contains, findRows, type SortKeys } from '../http/listing'
import { parsePayload, readId, searchStruct } from '../http/payload'
import { noContent, respond } from '../http/respond'
import { route } from '../http/route'
import { filled, whole, withRules } from '../http/rules'
import type { PenaltyTypeRecord } from '../store/records/penalties'
import { nextId } from '../store/table'
import type { World } from '../store/world'

const Filter = searchStruct(PENALTY_TYPE_FILTERS)

const Form = withRules(PenaltyTypeBody, { name: filled, description: filled, price: whole(0) })

const SORT_KEYS: SortKeys<PenaltyTypeRecord> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  description: ({ description }) => description,
  price: ({ price }) => price,
}

/** Operations, «Penalty types» and section 5. The search has no paging. */
export const penaltyTypeHandlers = (world: World): HttpHandler[] => [
  route(world, 'POST /v1/manage/penalty/search', async ({ json }) => {
    const filter = parsePayload(await json(), Filter)
    const { id, name, description, price, orderBy } = filter
    const found = findRows(world.db.penaltyTypes, {
      ...{ where: asked<PenaltyTypeRecord>({ id, price }), orderBy, sortKeys: SORT_KEYS },
      holds: (penalty) => contains(penalty.name, name) && contains(penalty.description, description),
    })
    return respond(array(PenaltyType), found)
  }),

  route(world, 'GET /v1/manage/penalty/{id}', ({ params }) =>
    respond(PenaltyType, world.db.penaltyType(readId(params.id))),
  ),

  route(world, 'POST /v1/manage/penalty', async ({ json }) => {
    const { name, description, price } = parsePayload(await json(), Form)
    requireFreeName(world, name)
    const { penaltyTypes } = world.db
    return respond(PenaltyType, penaltyTypes.insert({ id: nextId(penaltyTypes.all()), name, description, price }))
  }),

  route(world, 'POST /v1/manage/penalty/{id}', async ({ params, json }) => {
    const { id } = world.db.penaltyType(readId(params.id))
    const { name, description, price } = parsePayload(await json(), Form)
    requireFreeName(world, name, id)
    return respond(PenaltyType, world.db.penaltyTypes.update(id, { name, description, price }))
  }),

  route(world, 'DELETE /v1/manage/penalty/{id}', ({ params }) => {
    const { id } = world.db.penaltyType(readId(params.id))
    if (world.db.courierPenalties.all().some(({ typeId }) => typeId === id)) {
      throw conflict('Штраф уже применялся к курьерам, удалить его нельзя')
    }
    world.db.penaltyTypes.remove(id)
    return noContent()
  }),
]

function requireFreeName({ db }: World, name: string, ownId?: number): void {
  const isTaken = db.penaltyTypes
    .all()
    .some((penalty) => penalty.id !== ownId && penalty.name.toLowerCase() === name.trim().toLowerCase())
  if (isTaken) throw invalid({ name: 'Такой штраф уже есть' }, 'Такой штраф уже есть')
}

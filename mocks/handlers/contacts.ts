import type { HttpHandler } from 'msw'
import { array } from 'superstruct'
import { Contact, ContactBody } from '../../src/api/contacts'
import { isPhone } from '../../src/domain/phones'
import type { ApiCaller } from '../http/access'
import { createEndpointHandler } from '../http/endpointHandlers'
import { validationError } from '../http/httpError'
import { eachRowPayloadRule, isEmail, notBlank, oneOf, withPayloadRules } from '../http/payloadRules'
import { parseIdParam, parseRequestPayload } from '../http/requestPayload'
import { noContentResponse, respondWithJson } from '../http/respond'
import { CONTACT_TYPES } from '../seeds/contactTypes'
import type { ContactRecord } from '../store/records'
import type { World } from '../store/world'
import { requireVisibleCompany } from './companies'

const PHONE = 1
const EMAIL = 2
const Form = withPayloadRules(ContactBody, {
  name: notBlank,
  typeId: oneOf(...CONTACT_TYPES.map(({ value }) => value)),
  data: eachRowPayloadRule({ typeId: oneOf(PHONE, EMAIL), value: notBlank }, 'Нужен хотя бы один способ связи'),
})

/** Specification: reference-data, sections 2.9 and 5. */
export const contactHandlers = (world: World): HttpHandler[] => [
  createEndpointHandler(world, 'GET /v1/manage/company/{id}/contact', ({ caller, params }) => {
    const { id } = requireVisibleCompany(world, caller, params.id)
    return respondWithJson(array(Contact), world.db.contacts.find({ companyId: { equals: id } }))
  }),

  createEndpointHandler(world, 'POST /v1/manage/company/{id}/contact', async ({ caller, params, json }) => {
    const company = requireVisibleCompany(world, caller, params.id)
    const { contacts } = world.db
    const contact = { id: contacts.nextId(), companyId: company.id, ...contactOf(await json()) }
    return respondWithJson(Contact, contacts.insert(contact))
  }),

  createEndpointHandler(world, 'GET /v1/manage/company/contact/{id}', ({ caller, params }) =>
    respondWithJson(Contact, contactFor(world, caller, params.id)),
  ),

  createEndpointHandler(world, 'POST /v1/manage/company/contact/{id}', async ({ caller, params, json }) => {
    const contact = contactFor(world, caller, params.id)
    return respondWithJson(Contact, world.db.contacts.update(contact.id, contactOf(await json())))
  }),

  createEndpointHandler(world, 'DELETE /v1/manage/company/contact/{id}', ({ caller, params }) => {
    world.db.contacts.remove(contactFor(world, caller, params.id).id)
    return noContentResponse()
  }),
]

function contactFor(world: World, caller: ApiCaller, id: unknown): ContactRecord {
  const contact = world.db.contact(parseIdParam(id))
  requireVisibleCompany(world, caller, contact.companyId)
  return contact
}

function contactOf(payload: unknown): Omit<ContactRecord, 'id' | 'companyId'> {
  const form = parseRequestPayload(payload, Form)
  for (const { typeId, value } of form.data) {
    if (typeId === EMAIL ? !isEmail(value) : !isPhone(value)) throw validationError({ data: 'Неверный формат' })
  }
  const ways = form.data.map(({ typeId, value }): ContactRecord['data'][number] => ({
    typeId: typeId === EMAIL ? EMAIL : PHONE,
    value,
  }))
  return { ...form, data: ways }
}

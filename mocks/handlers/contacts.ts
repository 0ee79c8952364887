import type { HttpHandler } from 'msw'
import { array } from 'superstruct'
import { Contact, ContactBody } from '../../src/api/contacts'
import { isPhone } from '../../src/domain/phones'
import type { Caller } from '../http/access'
import { invalid } from '../http/httpError'
import { parsePayload, readId } from '../http/payload'
import { noContent, respond } from '../http/respond'
import { route } from '../http/route'
import { filled, isEmail, oneOf, rows, withRules } from '../http/rules'
import { CONTACT_TYPES } from '../seeds/contactTypes'
import type { ContactRecord } from '../store/records'
import { nextId } from '../store/table'
import type { World } from '../store/world'
import { companyFor } from './companies'

const PHONE = 1
const EMAIL = 2
const Form = withRules(ContactBody, {
  name: filled,
  typeId: oneOf(...CONTACT_TYPES.map(({ value }) => value)),
  data: rows({ typeId: oneOf(PHONE, EMAIL), value: filled }, 'Нужен хотя бы один способ связи'),
})

/** Reference-data, sections 2.9 and 5. */
export const contactHandlers = (world: World): HttpHandler[] => [
  route(world, 'GET /v1/manage/company/{id}/contact', ({ caller, params }) => {
    const { id } = companyFor(world, caller, params.id)
    return respond(array(Contact), world.db.contacts.find({ companyId: { equals: id } }))
  }),

  route(world, 'POST /v1/manage/company/{id}/contact', async ({ caller, params, json }) => {
    const company = companyFor(world, caller, params.id)
    const { contacts } = world.db
    const contact = { id: nextId(contacts.all()), companyId: company.id, ...contactOf(await json()) }
    return respond(Contact, contacts.insert(contact))
  }),

  route(world, 'GET /v1/manage/company/contact/{id}', ({ caller, params }) =>
    respond(Contact, contactFor(world, caller, params.id)),
  ),

  route(world, 'POST /v1/manage/company/contact/{id}', async ({ caller, params, json }) => {
    const contact = contactFor(world, caller, params.id)
    return respond(Contact, world.db.contacts.update(contact.id, contactOf(await json())))
  }),

  route(world, 'DELETE /v1/manage/company/contact/{id}', ({ caller, params }) => {
    world.db.contacts.remove(contactFor(world, caller, params.id).id)
    return noContent()
  }),
]

function contactFor(world: World, caller: Caller, id: unknown): ContactRecord {
  const contact = world.db.contact(readId(id))
  companyFor(world, caller, contact.companyId)
  return contact
}

function contactOf(payload: unknown): Omit<ContactRecord, 'id' | 'companyId'> {
  const form = parsePayload(payload, Form)
  for (const { typeId, value } of form.data) {
    if (typeId === EMAIL ? !isEmail(value) : !isPhone(value)) throw invalid({ data: 'Неверный формат' })
  }
  const ways = form.data.map(({ typeId, value }): ContactRecord['data'][number] => ({
    typeId: typeId === EMAIL ? EMAIL : PHONE,
    value,
  }))
  return { ...form, data: ways }
}

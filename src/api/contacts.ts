import { array, type Infer, number, object, string, type } from 'superstruct'
import type { Page } from '../lib/listStore'
import { maybe, num, readableList, text } from '../lib/structs'
import { type CreatedId, change, create, loadAll, loadOne } from './client'
import type { Draft } from './payload'

export const Contact = type({
  id: num(),
  name: text(),
  typeId: maybe(num()),
  /**
   * `typeId` 1 is a phone of 11 digits, 2 an e-mail address. A row with an invalid value is kept, so that the user can correct the row in
   * the form. If the row were left out, the next save would delete it on the server.
   */
  data: readableList(type({ typeId: maybe(num()), value: maybe(text()) })),
})
export type Contact = Infer<typeof Contact>

export const ContactBody = object({
  name: string(),
  typeId: number(),
  data: array(object({ typeId: number(), value: string() })),
})
export type ContactBody = Infer<typeof ContactBody>

export const loadContacts = (companyId: number, signal?: AbortSignal): Promise<Page<Contact>> =>
  loadAll(array(Contact), { method: 'GET', path: listPath(companyId), signal })

export const loadContact = (id: number, signal?: AbortSignal): Promise<Contact> =>
  loadOne(Contact, { method: 'GET', path: contactPath(id), signal })

export const createContact = (companyId: number, contact: Draft<ContactBody>): Promise<CreatedId> =>
  create({ method: 'POST', path: listPath(companyId) }, ContactBody, contact)

export const updateContact = (id: number, contact: Draft<ContactBody>): Promise<void> =>
  change({ method: 'POST', path: contactPath(id) }, ContactBody, contact)

export const deleteContact = (id: number): Promise<void> => change({ method: 'DELETE', path: contactPath(id) })

const listPath = (companyId: number) => `/v1/manage/company/${companyId}/contact`
const contactPath = (id: number) => `/v1/manage/company/contact/${id}`

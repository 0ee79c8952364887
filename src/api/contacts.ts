import { array, type Infer, number, object, string, type } from 'superstruct'
import type { Page } from '../lib/listStore'
import { maybe, num, text } from '../lib/structs'
import { type CreatedId, loadAll, loadOne, sendCreate, sendMutation } from './client'
import type { BodyDraft } from './requestBody'

export const Contact = type({
  id: num(),
  name: text(),
  typeId: maybe(num()),
  /**
   * `typeId` 1 is a phone of 11 digits, 2 an e-mail address. A row with an invalid value is kept for the user to correct: if it were left
   * out, the next save would delete it on the server.
   */
  data: maybe(array(type({ typeId: maybe(num()), value: maybe(text()) }))),
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

export const createContact = (companyId: number, contact: BodyDraft<ContactBody>): Promise<CreatedId> =>
  sendCreate({ method: 'POST', path: listPath(companyId) }, ContactBody, contact)

export const updateContact = (id: number, contact: BodyDraft<ContactBody>): Promise<void> =>
  sendMutation({ method: 'POST', path: contactPath(id) }, ContactBody, contact)

export const deleteContact = (id: number): Promise<void> => sendMutation({ method: 'DELETE', path: contactPath(id) })

const listPath = (companyId: number) => `/v1/manage/company/${companyId}/contact`
const contactPath = (id: number) => `/v1/manage/company/contact/${id}`

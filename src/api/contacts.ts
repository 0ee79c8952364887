import { array, type Infer, number, object, string, type } from 'superstruct'
import type { Page } from '../lib/listStore'
import { maybe, num, readableList, text } from '../lib/structs'
import { type CreatedId, change, create, loadAll, loadOne } from './client'
import type { Draft } from './payload'

/** A contact person of a company (reference-data, section 3). */
export const Contact = type({
  id: num(),
  /** The full name. */
  name: text(),
  /** The position, from the contact-type dictionary. */
  typeId: maybe(num()),
  /**
   * Ways to reach him: `typeId` 1 is a phone (11 digits), 2 an e-mail. One that cannot be read stays, for the form to ask for it:
   * left out, it would be deleted by the next save.
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

/** All contacts of a company; the call has neither pages nor filters. */
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

import { array, type Infer, number, object, string, type } from 'superstruct'
import { maybe, numberStruct, textStruct } from '../lib/structs'
import { loadResource, loadUnpagedRows, sendCreateRequest, sendMutation } from './client'
import type { UnsentRequestBody } from './requestBody'

export const Contact = type({
  id: numberStruct(),
  name: textStruct(),
  typeId: maybe(numberStruct()),
  /**
   * `typeId` 1 is a phone of 11 digits, 2 an e-mail address. A row with an invalid value is kept for the user to correct: if it were left
   * out, the next save would delete it on the server.
   */
  data: maybe(array(type({ typeId: maybe(numberStruct()), value: maybe(textStruct()) }))),
})
export type Contact = Infer<typeof Contact>

export const ContactBody = object({
  name: string(),
  typeId: number(),
  data: array(object({ typeId: number(), value: string() })),
})
export type ContactBody = Infer<typeof ContactBody>

export const loadContacts = (companyId: number, signal?: AbortSignal) =>
  loadUnpagedRows(array(Contact), { method: 'GET', path: listPath(companyId), signal })

export const loadContact = (id: number, signal?: AbortSignal) =>
  loadResource(Contact, { method: 'GET', path: contactPath(id), signal })

export const createContact = (companyId: number, contact: UnsentRequestBody<ContactBody>) =>
  sendCreateRequest({ method: 'POST', path: listPath(companyId) }, ContactBody, contact)

export const updateContact = (id: number, contact: UnsentRequestBody<ContactBody>) =>
  sendMutation({ method: 'POST', path: contactPath(id) }, ContactBody, contact)

export const deleteContact = (id: number) => sendMutation({ method: 'DELETE', path: contactPath(id) })

const listPath = (companyId: number) => `/v1/manage/company/${companyId}/contact`
const contactPath = (id: number) => `/v1/manage/company/contact/${id}`

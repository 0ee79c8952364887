import { type Contact, type ContactBody, loadContact } from '../../../api/contacts'
import type { UnsentRequestBody } from '../../../api/requestBody'
import { CONTACT_METHOD } from '../../../domain/companies'

export type ContactMethodValues = { typeId?: number; value?: string }

/** `typeId` is the contact person's job title. */
export type ContactValues = { name: string; typeId: number; data: ContactMethodValues[] }

export const NEW_CONTACT_METHOD: ContactMethodValues = { typeId: CONTACT_METHOD.phone }

export const NEW_CONTACT: Partial<ContactValues> = { data: [NEW_CONTACT_METHOD] }

export const loadContactValues = async (id: number, signal: AbortSignal): Promise<Partial<ContactValues>> =>
  contactValues(await loadContact(id, signal))

export function contactValues({ name, typeId, data }: Contact): Partial<ContactValues> {
  const methods = data?.map((method) => ({ typeId: method.typeId, value: method.value }))
  return { name, typeId, data: methods?.length === 0 ? [NEW_CONTACT_METHOD] : methods }
}

export function contactBody({ name, typeId, data }: ContactValues): UnsentRequestBody<ContactBody> {
  const methods = data.map((method) => ({ typeId: method.typeId, value: method.value?.trim() }))
  return { name: name.trim(), typeId, data: methods }
}

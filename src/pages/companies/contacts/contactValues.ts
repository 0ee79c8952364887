import { type Contact, type ContactBody, loadContact } from '../../../api/contacts'
import type { Draft } from '../../../api/payload'
import { CONTACT_WAY } from '../../../domain/companies'

/** A way to reach a contact as it is filled in: a phone's digits or an e-mail. */
export type WayValues = { typeId?: number; value?: string }

/** The contact form as it is filled in; `typeId` is the position. */
export type ContactValues = { name: string; typeId: number; data: WayValues[] }

export const NEW_WAY: WayValues = { typeId: CONTACT_WAY.phone }

/** A new contact begins with one way to reach him: there is always at least one. */
export const NEW_CONTACT: Partial<ContactValues> = { data: [NEW_WAY] }

export const loadContactValues = async (id: number, signal: AbortSignal): Promise<Partial<ContactValues>> =>
  contactValues(await loadContact(id, signal))

/** Only what the form shows. */
export function contactValues({ name, typeId, data }: Contact): Partial<ContactValues> {
  const ways = data.map(({ typeId: kind, value }) => ({
    ...(kind === undefined ? {} : { typeId: kind }),
    ...(value === undefined ? {} : { value }),
  }))
  return { name, ...(typeId === undefined ? {} : { typeId }), data: ways.length > 0 ? ways : [NEW_WAY] }
}

/** What is sent, texts trimmed; the rules of the form have seen to it that nothing is missing. */
export function contactBody({ name, typeId, data }: ContactValues): Draft<ContactBody> {
  const ways = data.map((way) => ({ typeId: way.typeId, value: way.value?.trim() }))
  return { name: name.trim(), typeId, data: ways }
}

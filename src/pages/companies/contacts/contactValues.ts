import { type Contact, type ContactBody, loadContact } from '../../../api/contacts'
import type { Draft } from '../../../api/payload'
import { CONTACT_WAY } from '../../../domain/companies'

export type WayValues = { typeId?: number; value?: string }

/** `typeId` is the contact person's position. */
export type ContactValues = { name: string; typeId: number; data: WayValues[] }

export const NEW_WAY: WayValues = { typeId: CONTACT_WAY.phone }

export const NEW_CONTACT: Partial<ContactValues> = { data: [NEW_WAY] }

export const loadContactValues = async (id: number, signal: AbortSignal): Promise<Partial<ContactValues>> =>
  contactValues(await loadContact(id, signal))

export function contactValues({ name, typeId, data }: Contact): Partial<ContactValues> {
  const ways = data.map(({ typeId: kind, value }) => ({
    ...(kind === undefined ? {} : { typeId: kind }),
    ...(value === undefined ? {} : { value }),
  }))
  return { name, ...(typeId === undefined ? {} : { typeId }), data: ways.length > 0 ? ways : [NEW_WAY] }
}

export function contactBody({ name, typeId, data }: ContactValues): Draft<ContactBody> {
  const ways = data.map((way) => ({ typeId: way.typeId, value: way.value?.trim() }))
  return { name: name.trim(), typeId, data: ways }
}

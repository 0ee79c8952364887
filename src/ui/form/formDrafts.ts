import { deepEqual, isPlainObject } from '../../lib/deepEqual'
import { equalFormValues } from './formValues'

/**
 * A draft is unsaved form input. It is stored in sessionStorage when the session ends or the page reloads. Its key consists of user id, URL
 * and form name. Passwords and files are never stored.
 */
const PREFIX = 'draft:'
const MAX_AGE_MS = 12 * 3_600_000

export type FormDraftKey = { userId: number; address: string; form: string }

export type StoredFormDraft = Record<string, unknown>

/** `base`: values of the changed fields before editing. `attempt`: values of a save whose outcome is not known. */
export type FormDraftContext = { base?: StoredFormDraft | undefined; attempt?: StoredFormDraft | undefined }

export function writeFormDraft(
  place: FormDraftKey,
  draft: StoredFormDraft,
  { base, attempt }: FormDraftContext = {},
): boolean {
  if (Object.keys(draft).length === 0 && !attempt) return false
  try {
    window.sessionStorage.setItem(keyOf(place), JSON.stringify({ at: Date.now(), draft, base, attempt }))
    return true
  } catch {
    return false
  }
}

export const readFormDraft = (place: FormDraftKey): StoredFormDraft | undefined => readStored(place)?.draft

export const readFormDraftBase = (place: FormDraftKey): StoredFormDraft => readStored(place)?.base ?? {}

export const readFormDraftAttempt = (place: FormDraftKey): StoredFormDraft | undefined => readStored(place)?.attempt

function readStored(place: FormDraftKey): ({ draft: StoredFormDraft } & FormDraftContext) | undefined {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(place)) ?? 'null')
    if (!isPlainObject(stored) || !isPlainObject(stored.draft) || typeof stored.at !== 'number') return undefined
    const { draft, base, attempt } = stored
    if (Math.abs(Date.now() - stored.at) <= MAX_AGE_MS) return { draft, base: plain(base), attempt: plain(attempt) }
    removeFormDraft(place)
  } catch {
    // sessionStorage is unavailable or the stored draft cannot be parsed, so no draft is offered.
  }
  return undefined
}

const plain = (value: unknown): StoredFormDraft | undefined => (isPlainObject(value) ? value : undefined)

export function removeFormDraft(place: FormDraftKey): void {
  try {
    window.sessionStorage.removeItem(keyOf(place))
  } catch {
    // sessionStorage is unavailable, so it contains no draft.
  }
}

export function removeFormDraftsOfOthers(userId: number): void {
  try {
    const { sessionStorage } = window
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) && !key.startsWith(`${PREFIX}${userId}:`)) sessionStorage.removeItem(key)
    }
  } catch {
    // sessionStorage is unavailable, so it contains no drafts.
  }
}

export function changedFormFields(values: object, initial: object, secret: ReadonlySet<string>): StoredFormDraft {
  const before = initial as StoredFormDraft
  const changed = Object.entries(values).filter(([key, value]) => !equalFormValues(value, before[key]))
  return storableFormFields(Object.fromEntries(changed), secret)
}

export const storableFormFields = (values: object, secret: ReadonlySet<string>): StoredFormDraft =>
  Object.fromEntries(Object.entries(values).filter(([key, value]) => !isSecret(key, secret) && survivesJson(value)))

/** If `rows[0].password` is secret, the whole field `rows` is secret and is left out of the draft. */
const isSecret = (key: string, secret: ReadonlySet<string>): boolean =>
  [...secret].some((name) => name === key || name.startsWith(`${key}.`) || name.startsWith(`${key}[`))

function survivesJson(value: unknown): boolean {
  const text = JSON.stringify(value) as string | undefined
  return text !== undefined && deepEqual(JSON.parse(text), value)
}

const keyOf = ({ userId, address, form }: FormDraftKey): string => `${PREFIX}${userId}:${address}:${form}`

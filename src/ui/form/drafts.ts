import { equal, isPlain } from '../../lib/equal'
import { sameValues } from './values'

/**
 * What was typed into a form and not saved, kept for the tab when a session ends or another build comes: per person, address
 * and form. Passwords and files are never kept.
 */
const PREFIX = 'draft:'
/** A shift. */
const MAX_AGE_MS = 12 * 3_600_000

export type DraftPlace = { userId: number; address: string; form: string }

/** The fields that were changed, by their names at the top. */
export type Draft = Record<string, unknown>

/** False where there is nothing to keep or no storage. */
export function writeDraft(place: DraftPlace, draft: Draft): boolean {
  if (Object.keys(draft).length === 0) return false
  try {
    window.sessionStorage.setItem(keyOf(place), JSON.stringify({ at: Date.now(), draft }))
    return true
  } catch {
    return false
  }
}

export function readDraft(place: DraftPlace): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(place)) ?? 'null')
    if (!isPlain(kept) || !isPlain(kept.draft) || typeof kept.at !== 'number') return undefined
    if (Math.abs(Date.now() - kept.at) <= MAX_AGE_MS) return kept.draft
    removeDraft(place)
  } catch {
    // Without a storage there is none.
  }
  return undefined
}

export function removeDraft(place: DraftPlace): void {
  try {
    window.sessionStorage.removeItem(keyOf(place))
  } catch {
    // Nothing was kept.
  }
}

/** Forgets the drafts of everybody else: another person has taken the tab. */
export function forgetDraftsOfOthers(userId: number): void {
  try {
    const { sessionStorage } = window
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) && !key.startsWith(`${PREFIX}${userId}:`)) sessionStorage.removeItem(key)
    }
  } catch {
    // Nothing was kept.
  }
}

/** What differs from what the form began with, as far as a text can hold it; without the secret fields. */
export function changedFields(values: object, initial: object, secret: ReadonlySet<string>): Draft {
  const before = initial as Draft
  const changed = Object.entries(values).filter(
    ([key, value]) => !isSecret(key, secret) && !sameValues(value, before[key]) && survivesJson(value),
  )
  return Object.fromEntries(changed)
}

/** `rows[0].password` is a secret of `rows`. */
const isSecret = (key: string, secret: ReadonlySet<string>): boolean =>
  [...secret].some((name) => name === key || name.startsWith(`${key}.`) || name.startsWith(`${key}[`))

function survivesJson(value: unknown): boolean {
  const text = JSON.stringify(value) as string | undefined
  return text !== undefined && equal(JSON.parse(text), value)
}

const keyOf = ({ userId, address, form }: DraftPlace): string => `${PREFIX}${userId}:${address}:${form}`

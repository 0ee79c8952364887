import type { FormApi } from 'final-form'
import { useEffect, useEffectEvent, useState } from 'react'
import { addForcedLeaveListener } from '../../lib/unsavedInput'
import { session } from '../../session/session'
import {
  changedFields,
  readDraft,
  readDraftBase,
  removeDraft,
  type StoredDraft,
  type StoredDraftKey,
  writeDraft,
} from '../../ui/form/drafts'
import { sameValues } from '../../ui/form/formValues'
import { secretFields } from '../../ui/form/secretFields'

export type FormDraft = {
  isOffered: boolean
  restore: () => void
  dismiss: () => void
}

/**
 * Stores unsaved form input when the session ends or the page reloads, and offers it to the same user at the same URL. `name` must be
 * unique among the forms of a URL. `onStored` runs after storing; `onRestored` receives the values that the restored fields had before
 * editing.
 */
export function useDraft<V extends object>(
  form: FormApi<V, Partial<V>>,
  options: { name: string; isReady: boolean; onStored: () => void; onRestored: (base: Partial<V>) => void },
): FormDraft {
  const { name, isReady, onStored, onRestored } = options
  const changed = () => {
    const { values, initialValues } = form.getState()
    return changedFields(values, initialValues ?? {}, secretFields(form))
  }
  const base = (draft: StoredDraft): StoredDraft => {
    const { initialValues = {} } = form.getState()
    return Object.fromEntries(Object.entries(initialValues).filter(([key]) => key in draft))
  }
  const { place, offered, setOffered, dismiss } = useStoredDraft<StoredDraft>(name, changed, onStored, undefined, base)

  useEffect(() => {
    if (!isReady || !place) return
    const draft = readDraft(place)
    const { values } = form.getState()
    const isNews = draft && Object.entries(draft).some(([key, value]) => !sameValues(values[key as keyof V], value))
    if (isNews) setOffered(draft)
    else removeDraft(place)
  }, [form, isReady, place, setOffered])

  useEffect(
    () =>
      form.subscribe(
        ({ submitSucceeded }) => {
          if (!submitSucceeded || !place) return
          removeDraft(place)
          setOffered(undefined)
        },
        { submitSucceeded: true },
      ),
    [form, place, setOffered],
  )

  return {
    isOffered: offered !== undefined,
    restore: () => {
      form.batch(() => {
        for (const [key, value] of Object.entries(offered ?? {})) form.change(key as keyof V, value as V[keyof V])
      })
      if (place) onRestored(readDraftBase(place) as Partial<V>)
      dismiss()
    },
    dismiss,
  }
}

/** Like `useDraft`, but for state that is not in a form: `unsaved` returns the draft to store, `read` parses a stored draft. */
export function useNonFormDraft<T>(
  name: string,
  unsaved: () => StoredDraft | undefined,
  read: (draft: StoredDraft | undefined) => T | undefined,
  { onStored, onRestored }: { onStored: () => void; onRestored: (draft: T) => void },
): FormDraft {
  const { offered, dismiss } = useStoredDraft(name, unsaved, onStored, read)
  return {
    isOffered: offered !== undefined,
    restore: () => {
      if (offered !== undefined) onRestored(offered)
      dismiss()
    },
    dismiss,
  }
}

function useStoredDraft<T>(
  name: string,
  unsaved: () => StoredDraft | undefined,
  onStored: () => void,
  read: (draft: StoredDraft | undefined) => T | undefined = () => undefined,
  base: (draft: StoredDraft) => StoredDraft | undefined = () => undefined,
) {
  // The key contains the URL at mount, because navigation may change the URL before the form unmounts.
  const [place] = useState(() => draftPlace(name))
  const [offered, setOffered] = useState(() => place && read(readDraft(place)))

  const keep = useEffectEvent(() => {
    const [at, draft] = [draftPlace(name), unsaved()]
    if (at && draft && writeDraft(at, draft, base(draft))) onStored()
  })
  useEffect(() => addForcedLeaveListener(() => keep()), [])

  const dismiss = () => {
    if (place) removeDraft(place)
    setOffered(undefined)
  }
  return { place, offered, setOffered, dismiss }
}

function draftPlace(form: string): StoredDraftKey | undefined {
  const userId = session.user?.id
  const { pathname, search } = window.location
  return userId === undefined ? undefined : { userId, address: pathname + search, form }
}

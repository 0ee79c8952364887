import type { FormApi } from 'final-form'
import { useEffect, useEffectEvent, useState } from 'react'
import { addForcedLeaveListener } from '../../lib/unsavedInput'
import { session } from '../../session/session'
import type { UnknownSaveAttempt } from '../../ui/form/duplicateGuard'
import {
  changedFormFields,
  type FormDraftContext,
  type FormDraftKey,
  readFormDraft,
  readFormDraftAttempt,
  readFormDraftBase,
  removeFormDraft,
  type StoredFormDraft,
  storableFormFields,
  writeFormDraft,
} from '../../ui/form/formDrafts'
import { equalFormValues } from '../../ui/form/formValues'
import { secretFields } from '../../ui/form/secretFields'

export type FormDraftOffer = {
  isOffered: boolean
  restore: () => void
  dismiss: () => void
}

/**
 * Stores unsaved form input when the session ends or the page reloads, and offers it to the same user at the same URL. `name` must be
 * unique among the forms of a URL. `attempt` is stored and restored too, so that a restored form searches for a duplicate. `onStored` runs
 * after storing; `onRestored` receives the values that the restored fields had before editing.
 */
export function useFormDraft<V extends object>(
  form: FormApi<V, Partial<V>>,
  options: {
    name: string
    isReady: boolean
    attempt: UnknownSaveAttempt<V>
    onStored: () => void
    onRestored: (base: Partial<V>) => void
  },
): FormDraftOffer {
  const { name, isReady, attempt, onStored, onRestored } = options
  const changed = () => {
    const { values, initialValues } = form.getState()
    return changedFormFields(values, initialValues ?? {}, secretFields(form))
  }
  const context = (draft: StoredFormDraft): FormDraftContext => {
    const { initialValues = {} } = form.getState()
    return {
      base: Object.fromEntries(Object.entries(initialValues).filter(([key]) => key in draft)),
      attempt: attempt.values && storableFormFields(attempt.values, secretFields(form)),
    }
  }
  const { place, offered, setOffered, dismiss } = useStoredDraft<StoredFormDraft>(
    name,
    changed,
    onStored,
    undefined,
    context,
  )

  useEffect(() => {
    if (!isReady || !place) return
    const draft = readFormDraft(place)
    const { values } = form.getState()
    const isShown = (stored: StoredFormDraft) =>
      Object.entries(stored).every(([key, value]) => equalFormValues(values[key as keyof V], value))
    if (draft && !isShown(draft)) {
      setOffered(draft)
      return
    }
    const sent = readFormDraftAttempt(place)
    if (sent && isShown(sent)) attempt.values = sent as V
    removeFormDraft(place)
  }, [form, isReady, place, attempt, setOffered])

  useEffect(
    () =>
      form.subscribe(
        ({ submitSucceeded }) => {
          if (!submitSucceeded || !place) return
          removeFormDraft(place)
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
      if (place) {
        attempt.values ??= readFormDraftAttempt(place) as V | undefined
        onRestored(readFormDraftBase(place) as Partial<V>)
      }
      dismiss()
    },
    dismiss,
  }
}

/** Like `useFormDraft`, but for state that is not in a form: `unsaved` returns the draft to store, `read` parses a stored draft. */
export function useNonFormDraft<T>(
  name: string,
  unsaved: () => StoredFormDraft | undefined,
  read: (draft: StoredFormDraft | undefined) => T | undefined,
  { onStored, onRestored }: { onStored: () => void; onRestored: (draft: T) => void },
): FormDraftOffer {
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
  unsaved: () => StoredFormDraft | undefined,
  onStored: () => void,
  read: (draft: StoredFormDraft | undefined) => T | undefined = () => undefined,
  context: (draft: StoredFormDraft) => FormDraftContext = () => ({}),
) {
  // The key contains the URL at mount, because navigation may change the URL before the form unmounts.
  const [place] = useState(() => draftPlace(name))
  const [offered, setOffered] = useState(() => place && read(readFormDraft(place)))

  const keep = useEffectEvent(() => {
    const [at, draft] = [draftPlace(name), unsaved()]
    if (at && draft && writeFormDraft(at, draft, context(draft))) onStored()
  })
  useEffect(() => addForcedLeaveListener(() => keep()), [])

  const dismiss = () => {
    if (place) removeFormDraft(place)
    setOffered(undefined)
  }
  return { place, offered, setOffered, dismiss }
}

function draftPlace(form: string): FormDraftKey | undefined {
  const userId = session.user?.id
  const { pathname, search } = window.location
  return userId === undefined ? undefined : { userId, address: pathname + search, form }
}

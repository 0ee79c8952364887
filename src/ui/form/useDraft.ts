import type { FormApi } from 'final-form'
import { useEffect, useEffectEvent, useState } from 'react'
import { onTakenAway } from '../../lib/unsaved'
import { session } from '../../session/session'
import { changedFields, type Draft, type DraftPlace, readDraft, removeDraft, writeDraft } from './drafts'
import { secretFields } from './secretFields'
import { sameValues } from './values'

export type DraftOfForm = {
  /** Whether something is there to be put back. */
  isOffered: boolean
  restore: () => void
  dismiss: () => void
}

/**
 * Keeps what is typed when the session ends or the page is taken away, and offers it to the same person at the same address.
 * `name` tells the forms of an address apart; `onKept` is called when what was typed is safe.
 */
export function useDraft<V extends object>(
  form: FormApi<V, Partial<V>>,
  { name, isReady, onKept }: { name: string; isReady: boolean; onKept: () => void },
): DraftOfForm {
  // Where the form was opened: it stays there, whatever stands in the address when it is left.
  const [place] = useState(() => draftPlace(name))
  const [offered, setOffered] = useState<Draft>()

  const keep = useEffectEvent(() => {
    const { values, initialValues } = form.getState()
    const at = draftPlace(name)
    if (at && writeDraft(at, changedFields(values, initialValues ?? {}, secretFields(form)))) onKept()
  })
  useEffect(() => onTakenAway(() => keep()), [])

  useEffect(() => {
    if (!isReady || !place) return
    const draft = readDraft(place)
    const { values } = form.getState()
    const isNews = draft && Object.entries(draft).some(([key, value]) => !sameValues(values[key as keyof V], value))
    if (isNews) setOffered(draft)
    else removeDraft(place)
  }, [form, isReady, place])

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
    [form, place],
  )

  const dismiss = () => {
    if (place) removeDraft(place)
    setOffered(undefined)
  }
  return {
    isOffered: offered !== undefined,
    restore: () => {
      form.batch(() => {
        for (const [key, value] of Object.entries(offered ?? {})) form.change(key as keyof V, value as V[keyof V])
      })
      dismiss()
    },
    dismiss,
  }
}

/** Where a form of this address is kept for the signed-in person. */
export function draftPlace(form: string): DraftPlace | undefined {
  const userId = session.user?.id
  const { pathname, search } = window.location
  return userId === undefined ? undefined : { userId, address: pathname + search, form }
}

import { useEffect, useState } from 'react'
import { type Failure, isAbort, toFailure } from '../../lib/failure'

/** Something that a form or a dialog needs before it can be used: what it edits, a dictionary. */
export type Loaded<T> =
  | { status: 'loading' }
  | { status: 'failed'; failure: Failure; reload: () => void }
  | { status: 'ready'; value: T }

/** What is there from the start: the blank of a create form. */
export const ready = <T>(value: T): Loaded<T> => ({ status: 'ready', value })

/**
 * Loads what `key` names, and again when the key changes: put all that the load depends on into it, `load` itself is
 * taken once. An undefined key stands for something new and gives `blank` without a request. An answer that is no longer
 * wanted is cancelled and ignored.
 */
export function useEntity<K extends string | number, T>(
  key: K | undefined,
  load: (key: K, signal: AbortSignal) => Promise<T>,
  blank: T,
): Loaded<T> {
  const [start] = useState({ load, blank })
  const [attempt, setAttempt] = useState(0)
  const [result, setResult] = useState<{ of: string; loaded: Loaded<T> }>()
  const wanted = `${key}/${attempt}`

  useEffect(() => {
    if (key === undefined) return
    const controller = new AbortController()
    const settle = (loaded: Loaded<T>) => {
      if (!controller.signal.aborted) setResult({ of: wanted, loaded })
    }
    start.load(key, controller.signal).then(
      (value) => settle(ready(value)),
      (error: unknown) => {
        if (isAbort(error)) return
        settle({ status: 'failed', failure: toFailure(error), reload: () => setAttempt((last) => last + 1) })
      },
    )
    return () => controller.abort()
  }, [key, wanted, start])

  const [fresh] = useState(() => ready(start.blank))
  if (key === undefined) return fresh
  return result?.of === wanted ? result.loaded : { status: 'loading' }
}

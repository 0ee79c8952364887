import type { FormApi } from 'final-form'
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react'
import { useForm } from 'react-final-form'
import { equal } from '../../lib/equal'

/** Fields, or a function where they depend on each other. */
export type FilterContent<F> = ReactNode | ((values: Partial<F>, form: FormApi<Partial<F>>) => ReactNode)

export type FilterFieldsProps<F> = {
  /**
   * Fields of `ui/form`; given the values and the form where they depend on each other. Read what is needed of the values at once,
   * not in a callback: a change of what was not read renders nothing.
   */
  children: FilterContent<F>
}

/**
 * The fields of a filter. A key is painted by its own field; those that depend on it follow later, and only where they have read
 * its value: all of them take longer than a frame.
 */
export function FilterFields<F extends object>({ children }: FilterFieldsProps<F>) {
  const form = useForm<Partial<F>>()
  const [read] = useState(() => new Set<string>())
  const values = useDeferredValue(useReadValues(form, read))
  return useMemo(
    () => (typeof children === 'function' ? children(watched(values, read, form), form) : children),
    [children, values, form, read],
  )
}

/** The form's values: the same object until one of the keys has changed. */
function useReadValues<F extends object>(form: FormApi<Partial<F>>, read: ReadonlySet<string>): Partial<F> {
  const [shown] = useState(() => ({ values: form.getState().values }))
  const subscribe = useCallback((onChange: () => void) => form.subscribe(onChange, { values: true }), [form])
  return useSyncExternalStore(subscribe, () => {
    const { values } = form.getState()
    const before = shown.values as Record<string, unknown>
    if ([...read].some((key) => !equal(before[key], (values as Record<string, unknown>)[key]))) shown.values = values
    return shown.values
  })
}

/** Notes what is read of the values, which are always those of now: a key that is read later may have changed before. */
function watched<F extends object>(values: Partial<F>, read: Set<string>, form: FormApi<Partial<F>>): Partial<F> {
  return new Proxy(values, {
    get: (_values, key) => {
      read.add(String(key))
      return Reflect.get(form.getState().values, key)
    },
  })
}

import type { FormApi } from 'final-form'
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react'
import { useForm } from 'react-final-form'
import { deepEqual } from '../../lib/deepEqual'

export type FilterFieldsChildren<F> = ReactNode | ((values: Partial<F>, form: FormApi<Partial<F>>) => ReactNode)

type FilterFieldsProps<F> = {
  /**
   * The filter fields, or a function that renders them from the filter values. The function is called again only if a value that it has
   * read during a render changes, so it must not read a value only in a callback.
   */
  children: FilterFieldsChildren<F>
}

/**
 * Renders the fields of a filter. A keystroke re-renders its own field at once. Fields that depend on other values re-render later
 * (`useDeferredValue`), and only if they have read a value that changed.
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

function useReadValues<F extends object>(form: FormApi<Partial<F>>, read: ReadonlySet<string>): Partial<F> {
  const [shown] = useState(() => ({ values: form.getState().values }))
  const subscribe = useCallback((onChange: () => void) => form.subscribe(onChange, { values: true }), [form])
  return useSyncExternalStore(subscribe, () => {
    const { values } = form.getState()
    const before = shown.values as Record<string, unknown>
    if ([...read].some((key) => !deepEqual(before[key], (values as Record<string, unknown>)[key])))
      shown.values = values
    return shown.values
  })
}

/**
 * Records which filter values a render function reads. Each read returns the current value, because the value may have changed since the
 * render.
 */
function watched<F extends object>(values: Partial<F>, read: Set<string>, form: FormApi<Partial<F>>): Partial<F> {
  return new Proxy(values, {
    get: (_values, key) => {
      read.add(String(key))
      return Reflect.get(form.getState().values, key)
    },
  })
}

import { getIn } from 'final-form'
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react'
import { useForm } from 'react-final-form'
import type { FieldName } from './fieldNames'
import { equalFormValues } from './formValues'

export function useFieldValue<V>(name: FieldName<V>): V | undefined {
  const value = useFormValue((values) => getIn(values, name) as V | null | '' | undefined)
  return value === '' || value === null ? undefined : value
}

/** Returns a value selected from the form values. The component re-renders only when the selected value changes. */
export function useFormValue<T>(select: (values: object) => T): T {
  const form = useForm()
  const values = useRef<object | undefined>(undefined)
  const last = useRef<{ value: T } | undefined>(undefined)
  const subscribe = useCallback(
    (onChange: () => void) =>
      form.subscribe(
        (state) => {
          values.current = state.values
          onChange()
        },
        { values: true },
      ),
    [form],
  )
  return useSyncExternalStore(subscribe, () => {
    values.current ??= form.getState().values
    const value = select(values.current)
    if (!last.current || !equalFormValues(last.current.value, value)) last.current = { value }
    return last.current.value
  })
}

export function useSetFieldValue(): <V>(name: FieldName<V>, value: V | undefined) => void {
  const form = useForm()
  return useMemo(() => (name, value) => form.change(name as string, value ?? null), [form])
}

import { getIn } from 'final-form'
import { useMemo } from 'react'
import { useForm, useFormState } from 'react-final-form'
import type { FieldName } from './fieldNames'

/** The present value of a field, for fields and notes that depend on it; undefined when there is none. */
export function useFieldValue<V>(name: FieldName<V>): V | undefined {
  const { values } = useFormState({ subscription: { values: true } })
  const value = getIn(values, name) as V | null | '' | undefined
  return value === '' || value === null ? undefined : value
}

/** Sets fields from outside their controls: a click on the map, the reset of a field that depended on another. */
export function useSetField(): <V>(name: FieldName<V>, value: V | undefined) => void {
  const form = useForm()
  return useMemo(() => (name, value) => form.change(name as string, value ?? null), [form])
}

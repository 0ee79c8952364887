import { type FieldState, getIn } from 'final-form'
import { useLayoutEffect, useRef, useState } from 'react'
import { useForm } from 'react-final-form'
import type { Rule } from './rules'
import { sameValues } from './values'

export type Shown = Pick<FieldState<unknown>, 'value' | 'error' | 'submitError' | 'touched' | 'modifiedSinceLastSubmit'>

const SUBSCRIPTION = { value: true, error: true, submitError: true, touched: true, modifiedSinceLastSubmit: true }

/**
 * Registers a field. Replaces `useField` of react-final-form 7.0.1, which
 * - resets a field without registration to its initial value. That loses input when a field was hidden, and restores a
 *   removed row when the next one is added;
 * - notifies all fields of each registration, which takes seconds with 60 schedule rows.
 */
export function useFieldState<V>(name: string, rule?: Rule<V>): Shown {
  const form = useForm()
  const [shown, setShown] = useState<Shown & { name: string }>(() => ({
    name,
    value: getIn(form.getState().values, name),
  }))
  const latest = useRef(rule)
  useLayoutEffect(() => {
    latest.current = rule
  })

  useLayoutEffect(() => {
    // With three parameters final-form passes the field state, whose name is right even after rows have moved.
    const validate = (value: V, values: object, field?: FieldState<V>) =>
      latest.current?.(value, () => values, field?.name ?? name)
    const show = (state: FieldState<unknown>) => {
      const { value, error, submitError, touched, modifiedSinceLastSubmit } = state
      const next = { name, value, error, submitError, touched, modifiedSinceLastSubmit }
      setShown((last) => (isSame(last, next) ? last : next))
    }
    return form.registerField(name, show, SUBSCRIPTION, {
      getValidator: () => (latest.current ? validate : undefined),
      isEqual: sameValues,
      silent: true,
    })
  }, [form, name])

  return shown.name === name ? shown : { value: getIn(form.getState().values, name) }
}

function isSame(a: Shown, b: Shown): boolean {
  return (
    Object.is(a.value, b.value) &&
    a.error === b.error &&
    a.submitError === b.submitError &&
    Boolean(a.touched) === Boolean(b.touched) &&
    Boolean(a.modifiedSinceLastSubmit) === Boolean(b.modifiedSinceLastSubmit)
  )
}

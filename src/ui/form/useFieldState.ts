import { type FieldState, getIn } from 'final-form'
import { useLayoutEffect, useRef, useState } from 'react'
import { useForm } from 'react-final-form'
import type { Rule } from './rules'
import { sameValues } from './values'

/** What a field shows of final-form's state. */
export type Shown = Pick<FieldState<unknown>, 'value' | 'error' | 'submitError' | 'touched' | 'modifiedSinceLastSubmit'>

const SUBSCRIPTION = { value: true, error: true, submitError: true, touched: true, modifiedSinceLastSubmit: true }

/**
 * Registers a field and follows its state. In place of react-final-form's `useField`, version 7.0.1, because that one
 * - sets a field that the form does not know yet back to the initial value, which undoes what was typed before a field
 *   was hidden, and brings a removed row back to life in the next one that is added;
 * - tells all fields of each registration, which took seconds with the 60 rows of a day's schedule.
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
    // Three parameters: then final-form hands over the field, which knows its name, also after its row has moved up.
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

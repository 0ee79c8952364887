import { type FieldState, getIn } from 'final-form'
import { useLayoutEffect, useRef, useState } from 'react'
import { useForm } from 'react-final-form'
import type { Rule } from './rules'
import { sameValues } from './values'

export type Shown = Pick<FieldState<unknown>, 'value' | 'error' | 'submitError' | 'touched' | 'modifiedSinceLastSubmit'>

const SUBSCRIPTION = { value: true, error: true, submitError: true, touched: true, modifiedSinceLastSubmit: true }

/**
 * Registers a form field and returns its state. It replaces `useField` of react-final-form 7.0.1, which has two defects:
 * - It resets a field that registers again to its initial value. The input of a temporarily hidden field is lost, and a removed row
 *   reappears when the next row is added.
 * - It notifies all fields of each registration, which takes seconds with 60 schedule rows.
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
    // final-form passes the field state only to a validator with three parameters. The name in the field state is right even after rows
    // were moved.
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

import { FORM_ERROR, type SubmissionErrors, setIn } from 'final-form'
import { type Failure, toFailure } from '../../lib/failure'

/** What the alert of a form shows. */
export type FormFailure = Failure & {
  /** Messages of a 422 answer for fields that the form does not show. */
  others: string[]
}

/**
 * A failed save as final-form's submit errors: messages of shown fields beside them, everything else in the alert.
 * `shown` are the names of the fields on the screen; servers write `settings.0.percent` as well as `settings[0].percent`.
 */
export function submitErrors(error: unknown, shown: readonly string[]): NonNullable<SubmissionErrors> {
  const failure = toFailure(error)
  const names = new Map(shown.map((name) => [dotted(name), name]))
  const others: string[] = []
  let errors: NonNullable<SubmissionErrors> = {}
  for (const [key, message] of Object.entries(failure.fields ?? {})) {
    const name = names.get(dotted(key))
    if (name === undefined) others.push(message)
    else errors = setIn(errors, name, message) as NonNullable<SubmissionErrors>
  }
  const alert: FormFailure = { ...failure, others }
  return { ...errors, [FORM_ERROR]: alert }
}

const dotted = (name: string): string => name.replace(/\[(\w+)\]/g, '.$1')

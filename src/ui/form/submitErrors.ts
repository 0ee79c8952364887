import { FORM_ERROR, type SubmissionErrors, setIn } from 'final-form'
import { type Failure, toFailure } from '../../lib/failure'

/** What the alert of a form shows. */
export type FormFailure = Failure & {
  /** Messages of a 422 response for fields that the form does not show. */
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
  const given = Object.entries(failure.fields ?? {}).map(([key, message]) => [dotted(key), message] as const)
  for (const [key, message] of given) {
    const name = names.get(key)
    // A list that has messages in its rows has no place for one of its own.
    if (name === undefined || given.some(([other]) => other.startsWith(`${key}.`))) others.push(message)
    else errors = setIn(errors, name, message) as NonNullable<SubmissionErrors>
  }
  const alert: FormFailure = { ...failure, others }
  return { ...errors, [FORM_ERROR]: alert }
}

const dotted = (name: string): string => name.replace(/\[(\w+)\]/g, '.$1')

import { FORM_ERROR, type SubmissionErrors, setIn } from 'final-form'
import { type Failure, toFailure } from '../../lib/failure'

export type FormFailure = Failure & {
  others: string[]
}

/**
 * Converts the error of a request to submit errors of final-form. Messages for the `shown` fields appear at the fields, all others in the
 * form's alert. The server names a field `settings.0.percent` or `settings[0].percent`.
 */
export function toSubmitErrors(error: unknown, shown: readonly string[]): NonNullable<SubmissionErrors> {
  const failure = toFailure(error)
  const names = new Map(shown.map((name) => [dotted(name), name]))
  const others: string[] = []
  let errors: NonNullable<SubmissionErrors> = {}
  const given = Object.entries(failure.fields ?? {}).map(([key, message]) => [dotted(key), message] as const)
  for (const [key, message] of given) {
    const name = names.get(key)
    // If a row of a list has an error, final-form cannot also store an error of the whole list. Show the list's error in the form's alert.
    if (name === undefined || given.some(([other]) => other.startsWith(`${key}.`))) others.push(message)
    else errors = setIn(errors, name, message) as NonNullable<SubmissionErrors>
  }
  const alert: FormFailure = { ...failure, others }
  return { ...errors, [FORM_ERROR]: alert }
}

const dotted = (name: string): string => name.replace(/\[(\w+)\]/g, '.$1')

import { HttpError } from '../http/httpError'

/** Appends the validation errors of the fields to the message, because a command has no form that could show them. */
export function addFieldErrorsToMessage(error: unknown): Error {
  if (!(error instanceof HttpError)) return error instanceof Error ? error : new Error(String(error))
  const reasons = Object.entries(error.errors ?? {}).map(([field, reason]) => `${field} — ${reason}`)
  if (reasons.length === 0 || error.message.includes(reasons[0] ?? '')) return error
  return new HttpError(error.status, `${error.message}: ${reasons.join('; ')}`, error.errors)
}

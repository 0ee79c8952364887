import { StructError } from 'superstruct'
import { reportProblem } from './reportProblem'

export type Failure = {
  /** The message from the server's response, or «Ошибка» if the response has none (reference-data, section 8). */
  message: string
  hint?: string
  fields?: Record<string, string>
  status?: number
  /** `unknown`: the server may have applied the change although the request failed (contract, «unknown outcome of a change»). */
  outcome?: 'unknown'
}

export const FALLBACK_ERROR_MESSAGE = 'Ошибка'
const UNKNOWN_MESSAGE = 'Неизвестно, сохранилось ли'

/** Every error that the HTTP layer throws is a `RequestFailure`, except the error of an aborted request. */
export class RequestFailure extends Error {
  readonly failure: Failure
  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.hint ?? failure.message, options)
    this.name = 'RequestFailure'
    this.failure = failure
  }
}

export function createMalformedResponseError(endpoint: string, cause: StructError | SyntaxError): RequestFailure {
  // Report only invalid JSON here. Invalid fields are reported with their paths where the response is validated.
  if (cause instanceof SyntaxError) reportProblem('contract', `${endpoint}: no JSON`)
  const where = 'path' in cause && cause.path.length > 0 ? `, поле ${fieldPath(cause.path)}` : ''
  return new RequestFailure(
    { message: FALLBACK_ERROR_MESSAGE, hint: `Неверный ответ сервера: ${endpoint}${where}` },
    { cause },
  )
}

/** The server responded, but with invalid JSON or with data that lacks the expected structure. */
export const isMalformedResponse = (error: unknown): error is RequestFailure =>
  error instanceof RequestFailure &&
  error.failure.status === undefined &&
  (error.cause instanceof StructError || error.cause instanceof SyntaxError)

/**
 * Creates the error for a change that the server may have applied (contract, «a change with an unknown outcome»). The error's text contains
 * the server's message, or the fallback message if the server has sent none.
 */
export function createUnknownOutcomeError(
  reason: string,
  { status, cause, message }: ErrorOptions & { status?: number; message?: string } = {},
): RequestFailure {
  const what = message === undefined ? `${FALLBACK_ERROR_MESSAGE}: ${lowerFirst(reason)}` : `${reason}: ${message}`
  return new RequestFailure(
    {
      message: UNKNOWN_MESSAGE,
      hint: `${what.replace(/[.\s]+$/, '')}. Проверьте, прежде чем отправлять снова.`,
      outcome: 'unknown',
      ...(status === undefined ? {} : { status }),
    },
    { cause },
  )
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Converts any thrown value to a message for the user. Logs and reports everything that is not a `RequestFailure`, because it is a bug. */
export function toFailure(error: unknown): Failure {
  if (error instanceof RequestFailure) return error.failure
  console.error(error)
  reportProblem('error', error)
  return { message: FALLBACK_ERROR_MESSAGE }
}

export function failureMessageLines({ message, hint, fields = {} }: Failure): string[] {
  return [...new Set([message, ...(hint ? [hint] : []), ...Object.values(fields)])]
}

export const failureText = (failure: Failure): string => failureMessageLines(failure).join('. ')

export function isAbortError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

function fieldPath(path: readonly (string | number)[]): string {
  return path.reduce<string>(
    (out, key) => (/^\d+$/.test(String(key)) ? `${out}[${key}]` : out ? `${out}.${key}` : String(key)),
    '',
  )
}

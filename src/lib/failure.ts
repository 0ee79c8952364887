import { StructError } from 'superstruct'
import { report } from './report'

/** What a screen shows of any failed load or change. */
export type Failure = {
  /** The server's message, or the fallback «Ошибка» (reference-data, section 8). */
  message: string
  /** What lies behind the fallback, where the client knows it: no connection, a malformed response. */
  hint?: string
  /** Messages per form field of a 422 response. */
  fields?: Record<string, string>
  /** The HTTP status, absent when no response came. */
  status?: number
  /** Of a change: it may have run although it looks failed (contract, «unknown outcome of a change»). */
  outcome?: 'unknown'
}

export const FALLBACK_MESSAGE = 'Ошибка'
const UNKNOWN_MESSAGE = 'Неизвестно, сохранилось ли'

/** An error that already knows how to be shown. Everything the HTTP boundary throws is one, but for an abort. */
export class RequestFailure extends Error {
  readonly failure: Failure
  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.hint ?? failure.message, options)
    this.name = 'RequestFailure'
    this.failure = failure
  }
}

/** A response that does not have the shape of the contract: names the endpoint and the path of the field. */
export function malformedResponse(endpoint: string, cause: StructError | SyntaxError): RequestFailure {
  // Wrong fields are reported where they are read, with their paths.
  if (cause instanceof SyntaxError) report('contract', `${endpoint}: no JSON`)
  const where = 'path' in cause && cause.path.length > 0 ? `, поле ${fieldPath(cause.path)}` : ''
  return new RequestFailure(
    { message: FALLBACK_MESSAGE, hint: `Неверный ответ сервера: ${endpoint}${where}` },
    { cause },
  )
}

/** Whether a response came that does not have the shape of the contract. */
export const isMalformed = (error: unknown): error is RequestFailure =>
  error instanceof RequestFailure &&
  error.failure.status === undefined &&
  (error.cause instanceof StructError || error.cause instanceof SyntaxError)

/**
 * A change that may have run (contract, «a change with an unknown outcome»): the server's message is shown if there is one, the
 * fallback word otherwise.
 */
export function unknownOutcome(
  reason: string,
  { status, cause, message }: ErrorOptions & { status?: number; message?: string } = {},
): RequestFailure {
  const what = message === undefined ? `${FALLBACK_MESSAGE}: ${lowerFirst(reason)}` : `${reason}: ${message}`
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

/** Turns anything thrown into what is shown. A bug shows the fallback and goes to the console. */
export function toFailure(error: unknown): Failure {
  if (error instanceof RequestFailure) return error.failure
  console.error(error)
  report('error', error)
  return { message: FALLBACK_MESSAGE }
}

/** All that is known of a failure: the message, the hint, the messages of a 422 response. */
export function failureLines({ message, hint, fields = {} }: Failure): string[] {
  return [...new Set([message, ...(hint ? [hint] : []), ...Object.values(fields)])]
}

/** The same as one text. */
export const failureText = (failure: Failure): string => failureLines(failure).join('. ')

/** Whether the error only says that the request was cancelled by the client itself. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/** `['items', 0, 'price']` as `items[0].price`. */
function fieldPath(path: readonly (string | number)[]): string {
  return path.reduce<string>(
    (out, key) => (/^\d+$/.test(String(key)) ? `${out}[${key}]` : out ? `${out}.${key}` : String(key)),
    '',
  )
}

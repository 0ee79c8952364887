import { mask, object, optional, type Struct, StructError, string } from 'superstruct'
import { RequestFailure } from '../lib/failure'
import { endpointName, type HttpCall } from '../lib/http'
import { type FilterStructs, filtersToBody, type ListQuery } from '../lib/listQuery'

/** A request body while the user edits it in a form: any field may be missing or null. The struct validates the body before sending. */
export type UnsentRequestBody<T> = T extends readonly (infer U)[]
  ? readonly UnsentRequestBody<U>[]
  : T extends object
    ? { [K in keyof T]?: UnsentRequestBody<T[K]> | null | undefined }
    : T

export type InferFilters<S> = { [K in keyof S]: S[K] extends Struct<infer T, unknown> ? T : never }

const REQUIRED = 'Поле обязательное'
const WRONG = 'Неверное значение'

/** Returns `value` without undeclared fields; throws if a declared field is invalid. */
export function validateRequestBody<T>(body: Struct<T, unknown>, value: unknown, call: HttpCall): T {
  try {
    return mask(value, body)
  } catch (error) {
    if (!(error instanceof StructError)) throw error
    const fields = fieldErrorMessages(error)
    const names = Object.keys(fields).join(', ')
    console.error(`${endpointName(call)} was not sent: ${error.path.join('.')}: ${error.message}`)
    // Nothing was sent, so the server has changed nothing. Throw the same error as for a 422 response, with messages by field.
    throw new RequestFailure(
      { message: 'Не отправлено: проверьте заполнение полей', hint: `Поля: ${names}`, status: 422, fields },
      { cause: error },
    )
  }
}

export function createSearchBody<F>(
  filters: FilterStructs<F>,
  query: ListQuery<F>,
  call: HttpCall,
): Partial<F> & { orderBy?: string } {
  const known = Object.entries<Struct<unknown>>(filters as Record<string, Struct<unknown>>)
  const body = object({
    ...Object.fromEntries(known.map(([name, struct]) => [name, optional(struct)])),
    orderBy: optional(string()),
  })
  return validateRequestBody(body as unknown as Struct<Partial<F> & { orderBy?: string }>, filtersToBody(query), call)
}

/** Converts a validation error to Russian messages by field path. A field of a list row has a path like `settings.0.percent`. */
export function fieldErrorMessages(error: StructError): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, value, refinement, message } of error.failures()) {
    const field = path.join('.') || 'body'
    errors[field] ??= value === undefined || value === null ? REQUIRED : refinement ? message : WRONG
  }
  return errors
}

import { mask, object, optional, type Struct, StructError, string } from 'superstruct'
import { type FilterStructs, filterBody, type Query } from '../lib/address'
import { RequestFailure } from '../lib/failure'
import { endpointName, type HttpCall } from '../lib/http'

/** What is sent is checked by the structs of this folder, so that a wrong payload names its field and never leaves. */

/** A payload as a form holds it: whatever is not filled in yet may be missing or null. Its struct decides on sending. */
export type Draft<T> = T extends readonly (infer U)[]
  ? readonly Draft<U>[]
  : T extends object
    ? { [K in keyof T]?: Draft<T[K]> | null | undefined }
    : T

/** The values of a search's filters, by the structs of each. */
export type FiltersOf<S> = { [K in keyof S]: S[K] extends Struct<infer T, unknown> ? T : never }

const REQUIRED = 'Поле обязательное'
const WRONG = 'Неверное значение'

/** The payload of a call: fields that its struct does not name are left out, anything else that does not fit is refused. */
export function payload<T>(body: Struct<T, unknown>, value: unknown, call: HttpCall): T {
  try {
    return mask(value, body)
  } catch (error) {
    if (!(error instanceof StructError)) throw error
    const fields = fieldErrors(error)
    const names = Object.keys(fields).join(', ')
    console.error(`${endpointName(call)} was not sent: ${error.path.join('.')}: ${error.message}`)
    // Nothing was sent, so this is a refusal, as a server's 422 is, and not an unknown outcome.
    throw new RequestFailure(
      { message: 'Не отправлено: проверьте заполнение полей', hint: `Поля: ${names}`, status: 422, fields },
      { cause: error },
    )
  }
}

/** The body of a search: the filters that are set and the order. */
export function searchBody<F>(
  filters: FilterStructs<F>,
  query: Query<F>,
  call: HttpCall,
): Partial<F> & { orderBy?: string } {
  const known = Object.entries<Struct<unknown>>(filters as Record<string, Struct<unknown>>)
  const body = object({
    ...Object.fromEntries(known.map(([name, struct]) => [name, optional(struct)])),
    orderBy: optional(string()),
  })
  return payload(body as unknown as Struct<Partial<F> & { orderBy?: string }>, filterBody(query), call)
}

/** A message in Russian for each field that does not fit; rows are named as in `settings.0.percent`. */
export function fieldErrors(error: StructError): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, value, refinement, message } of error.failures()) {
    const field = path.join('.') || 'body'
    errors[field] ??= value === undefined || value === null ? REQUIRED : refinement ? message : WRONG
  }
  return errors
}

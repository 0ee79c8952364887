import { mask, type Struct, StructError, string, type } from 'superstruct'
import { fieldErrorMessages, type InferFilters } from '../../src/api/requestBody'
import { maybe, numberStruct } from '../../src/lib/structs'
import { HttpError, validationError } from './httpError'
import { findLimitViolation } from './payloadLimits'

const MAX_BODY = 4_000_000
const MAX_DEPTH = 32

export async function readRequestJson(request: Request): Promise<unknown> {
  const body = await request.text()
  if (body.length > MAX_BODY) throw new HttpError(413, 'Запрос слишком большой')
  if (body === '') return {}
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    throw new HttpError(400, 'Тело запроса не является JSON')
  }
  requireShallow(value, MAX_DEPTH)
  return value
}

/**
 * Throws 400 for deeply nested JSON, which would overflow the stack. The most deeply nested value in the contract is a
 * zone's outline.
 */
function requireShallow(value: unknown, left: number): void {
  if (typeof value !== 'object' || value === null) return
  if (left === 0) throw new HttpError(400, 'Тело запроса вложено слишком глубоко')
  for (const inner of Object.values(value)) requireShallow(inner, left - 1)
}

/** Validates the payload with the struct and drops unknown fields. Throws 422 with one message per top-level field. */
export function parseRequestPayload<T>(value: unknown, struct: Struct<T, unknown>): T {
  try {
    const known = mask(value, struct)
    const limit = findLimitViolation(known)
    if (limit) throw validationError({ [limit.field]: limit.problem })
    return known
  } catch (error) {
    if (!(error instanceof StructError)) throw error
    const errors: Record<string, string> = {}
    for (const [path, message] of Object.entries(fieldErrorMessages(error)))
      errors[path.replace(/\..*$/, '')] ??= message
    throw validationError(errors)
  }
}

export const searchBodyStruct = <
  S extends Record<string, Struct<never> | Struct<string> | Struct<number> | Struct<boolean>>,
>(
  filters: S,
): Struct<{ [K in keyof S]: InferFilters<S>[K] | undefined } & { orderBy: string | undefined }> =>
  type({
    ...Object.fromEntries(Object.entries(filters).map(([name, struct]) => [name, maybe(struct as Struct<unknown>)])),
    orderBy: maybe(string()),
  }) as never

export const filterNumberStruct = () => maybe(numberStruct())
export const filterTextStruct = () => maybe(string())

export function readPageNumber(url: URL): number {
  const page = Number(url.searchParams.get('page') ?? 1)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}

export const readExpandParam = (url: URL): string[] => (url.searchParams.get('expand') ?? '').split(',').filter(Boolean)

/** Throws 404 unless the text is an integer. Negative values are allowed because statuses can be negative. */
export function parseIdParam(text: unknown): number {
  const id = Number(text)
  if (!/^-?\d+$/.test(String(text)) || !Number.isSafeInteger(id)) throw new HttpError(404, 'Запись не найдена')
  return id
}

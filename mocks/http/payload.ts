import { coerce, define, mask, nullable, number, optional, refine, type Struct, StructError, string } from 'superstruct'
import { isPhone } from '../../src/domain/phones'
import { maybe, num } from '../../src/lib/structs'
import { HttpError, invalid } from './httpError'

/** Checks of what a request carries. A bad payload is refused with 422 and a message per field. */

const REQUIRED = 'Поле обязательное'

export async function readJson(request: Request): Promise<unknown> {
  const body = await request.text()
  if (body === '') return {}
  try {
    return JSON.parse(body)
  } catch {
    throw new HttpError(400, 'Тело запроса не является JSON')
  }
}

/**
 * The payload in the struct's form. Of an `object` fields that it does not name are dropped, so that no form sets what is
 * not in it. The first failure of each top-level field is its message.
 */
export function parsePayload<T>(value: unknown, struct: Struct<T, unknown>): T {
  try {
    return mask(value, struct)
  } catch (error) {
    if (!(error instanceof StructError)) throw error
    const errors: Record<string, string> = {}
    for (const { path, value: given, refinement, message } of error.failures()) {
      const field = String(path[0] ?? 'body')
      errors[field] ??= given === undefined || given === null ? REQUIRED : refinement ? message : 'Неверное значение'
    }
    throw invalid(errors)
  }
}

/** A text that is not blank. */
export const filled = (): Struct<string> => refine(string(), 'filled', (value) => value.trim() !== '' || REQUIRED)

/** An optional text of a form: blank and null are null. */
export const note = (): Struct<string | null> =>
  coerce(nullable(string()), optional(string()), (value) => (value?.trim() ? value : null)) as Struct<string | null>

/** An e-mail; blank and null are null. */
export const email = (): Struct<string | null> =>
  refine(note(), 'email', (value) => value === null || isEmail(value) || 'Неверный формат')

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text)

/** 11 digits of text that begin with 7. */
export const phone = (): Struct<string> => refine(string(), 'phone', (value) => isPhone(value) || 'Неверный формат')

/** One of the listed values. */
export const oneOf = <T extends string | number>(...allowed: readonly T[]): Struct<T> =>
  refine(
    define<T>('choice', (value) => typeof value === 'string' || typeof value === 'number'),
    'choice',
    (value) => allowed.includes(value) || 'Значение не из списка',
  )

/** A whole number from `min`. */
export const whole = (min: number): Struct<number> =>
  refine(number(), 'whole', (value) => (Number.isInteger(value) && value >= min) || `Целое число не меньше ${min}`)

/** Degrees. */
export const latitude = () => degrees(90)
export const longitude = () => degrees(180)

const degrees = (limit: number): Struct<number> =>
  refine(number(), 'degrees', (value) => Math.abs(value) <= limit || `От −${limit} до ${limit}`)

export const filterNumber = () => maybe(num())
export const filterText = () => maybe(string())

/** `page` of the query string, from 1. */
export function pageOf(url: URL): number {
  const page = Number(url.searchParams.get('page') ?? 1)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}

/** What `expand` of the query string asks for. */
export const expandOf = (url: URL): string[] => (url.searchParams.get('expand') ?? '').split(',').filter(Boolean)

/** An id in the path. Something else than digits names nothing; a status may be below zero. */
export function idOf(text: unknown): number {
  const id = Number(text)
  if (!/^-?\d+$/.test(String(text)) || !Number.isSafeInteger(id)) throw new HttpError(404, 'Запись не найдена')
  return id
}

/** Characters. Longer text is refused with 422, as a database column of a real server would refuse it. */
const MAX_TEXT = 4000
const MAX_LINE = 255
const LINES = new Set([
  ...[
    'name',
    'firstName',
    'lastName',
    'middleName',
    'customerName',
    'legalName',
    'contract',
    'title',
    'email',
    'phone',
  ],
  ...['password', 'newPassword', 'address', 'street', 'house', 'flat'],
])
export const MAX_PAYLOAD_NUMBER = 1_000_000_000
const MAX_LIST = 10_000
const YEARS = { from: 1990, to: 2100 }

export function findLimitViolation(payload: unknown): { field: string; problem: string } | undefined {
  if (typeof payload !== 'object' || payload === null) return undefined
  for (const [field, value] of Object.entries(payload)) {
    const problem = problemOf(field, value)
    if (problem) return { field: Array.isArray(payload) ? 'body' : field, problem }
  }
  return undefined
}

function problemOf(name: string, value: unknown): string | undefined {
  if (typeof value === 'string') return textProblem(name, value)
  if (typeof value === 'number') {
    // Ids have no upper limit, because a look-up with an unknown id responds with 404 or 422 anyway.
    return Math.abs(value) > MAX_PAYLOAD_NUMBER && !/id$/i.test(name) ? 'Слишком большое число' : undefined
  }
  if (Array.isArray(value) && value.length > MAX_LIST) return `Не больше ${MAX_LIST} строк`
  return typeof value === 'object' && value !== null ? limitProblemIn(name, value) : undefined
}

function limitProblemIn(name: string, value: object): string | undefined {
  const isList = Array.isArray(value)
  for (const [inner, part] of Object.entries(value)) {
    const problem = problemOf(isList ? name : inner, part)
    if (problem) return problem
  }
  return undefined
}

function textProblem(name: string, value: string): string | undefined {
  const longest = LINES.has(name) ? MAX_LINE : MAX_TEXT
  if (value.length > longest) return `Не длиннее ${longest} символов`
  const year = /^(\d{4})-\d{2}-\d{2}([ T]|$)/.exec(value)?.[1]
  const isDate = year !== undefined && (Number(year) < YEARS.from || Number(year) > YEARS.to)
  return isDate ? `Дата с ${YEARS.from} по ${YEARS.to} год` : undefined
}

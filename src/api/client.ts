import { create, type Struct, StructError } from 'superstruct'
import { malformedAnswer } from '../lib/failure'
import { endpointOf, type HttpCall, load, change as send } from '../lib/http'
import type { Page } from '../lib/listStore'

/** Calls of the API with their answers checked and converted by a struct. */

/** Loads one entity or dictionary. */
export async function loadOne<T>(answer: Struct<T, unknown>, call: HttpCall): Promise<T> {
  const { body } = await load(call)
  return checked(answer, body, call)
}

/** Loads one page of a list: rows from the body, paging from the headers, each defaulting to 1. */
export async function loadPage<T>(row: Struct<T[], unknown>, call: HttpCall): Promise<Page<T>> {
  const { body, headers } = await load(call)
  return {
    rows: checked(row, body, call),
    total: pagingHeader(headers, 'x-pagination-total-count'),
    perPage: pagingHeader(headers, 'x-pagination-per-page'),
    pageCount: pagingHeader(headers, 'x-pagination-page-count'),
  }
}

/** Loads a list that knows no paging (contract, «searches without paging»): everything is on its one page. */
export async function loadAll<T>(row: Struct<T[], unknown>, call: HttpCall): Promise<Page<T>> {
  const rows = await loadOne(row, call)
  return { rows, total: rows.length, perPage: Math.max(rows.length, 1), pageCount: 1 }
}

/** Creates, updates, deletes or runs a GET that changes state. Whatever the answer's body is, it is not read. */
export async function change(call: HttpCall): Promise<void> {
  await send(call)
}

/** A change whose answer is needed: sign-in, change of password, a new schedule. */
export async function changeAndRead<T>(answer: Struct<T, unknown>, call: HttpCall): Promise<T> {
  const body = await send(call)
  try {
    return checked(answer, JSON.parse(body), call)
  } catch (error) {
    throw error instanceof SyntaxError ? malformedAnswer(endpointOf(call), error) : error
  }
}

/** Checks a value against the contract; the failure names the endpoint and the field, in the console too. */
export function checked<T>(struct: Struct<T, unknown>, value: unknown, call: HttpCall): T {
  try {
    return create(value, struct)
  } catch (error) {
    if (!(error instanceof StructError)) throw error
    console.error(`${endpointOf(call)}: ${error.path.join('.')}: ${error.message}`)
    throw malformedAnswer(endpointOf(call), error)
  }
}

function pagingHeader(headers: Headers, name: string): number {
  const value = Number(headers.get(name) ?? '')
  return Number.isSafeInteger(value) && value > 0 ? value : headers.get(name)?.trim() === '0' ? 0 : 1
}

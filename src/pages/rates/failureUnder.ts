import { RequestFailure } from '../../lib/failure'

/** For a form whose payload is one of its values: names the fields of a refusal as the form does, `rates[0].price`. */
export const failureUnder =
  (list: string) =>
  (error: unknown): never => {
    if (!(error instanceof RequestFailure) || !error.failure.fields) throw error
    const fields = Object.entries(error.failure.fields).map(([key, message]) => [named(list, key), message])
    throw new RequestFailure({ ...error.failure, fields: Object.fromEntries(fields) }, { cause: error })
  }

const named = (list: string, key: string): string => (/^\[?\d/.test(key) ? `${list}.${key}` : key)

import { RequestFailure } from '../../lib/failure'

/**
 * For a form whose payload is one of its values: names the fields of a refusal as the form does, `rates[0].price`. `places` says
 * where in the form each entry of the payload stands, where some are left out.
 */
export const failureUnder =
  (list: string, places?: readonly number[]) =>
  (error: unknown): never => {
    if (!(error instanceof RequestFailure) || !error.failure.fields) throw error
    const named = (key: string) =>
      key.replace(/^(?:\[(\d+)\]|(\d+))(?=\.|$)/, (_, bracketed?: string, plain?: string) => {
        const at = Number(bracketed ?? plain)
        return `${list}.${places?.[at] ?? at}`
      })
    const fields = Object.entries(error.failure.fields).map(([key, message]) => [named(key), message])
    throw new RequestFailure({ ...error.failure, fields: Object.fromEntries(fields) }, { cause: error })
  }

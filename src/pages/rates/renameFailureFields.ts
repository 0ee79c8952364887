import { RequestFailure } from '../../lib/failure'

/**
 * Renames the fields of a validation error from the server's `[0].price` to the form's `rates.0.price`. `places` maps
 * an index of the request body to an index of the form.
 */
export const renameFailureFields =
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

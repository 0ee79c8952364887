export class HttpError extends Error {
  readonly status: number
  readonly errors: Record<string, string> | undefined
  constructor(status: number, message: string, errors?: Record<string, string>) {
    super(message)
    this.name = 'HttpError'
    this.status = status
    this.errors = errors
  }
}

export const unauthorizedError = (message = 'Сессия истекла, войдите снова'): HttpError => new HttpError(401, message)
export const forbiddenError = (message = 'Недостаточно прав'): HttpError => new HttpError(403, message)
export const notFoundError = (message: string): HttpError => new HttpError(404, message)
export const conflictError = (message: string): HttpError => new HttpError(409, message)
export const validationError = (errors: Record<string, string>, message = 'Проверьте заполнение полей'): HttpError =>
  new HttpError(422, message, errors)

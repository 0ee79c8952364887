import type { OrderDialogName } from '../detail/useOrderDialog'

export const orderUrlParams = (id: number, form?: OrderDialogName) => ({ order: id, form, entry: form && id })

export type OrderDialogName =
  | 'courier'
  | 'phone'
  | 'coordinates'
  | 'location'
  | 'address'
  | 'check'
  | 'deleteCheck'
  | 'photo'

/** Query parameters that open an order's detail and, if `form` is given, one of the order's dialogs. */
export const orderQueryParams = (id: number, form?: OrderDialogName) => ({ order: id, form, entry: form && id })

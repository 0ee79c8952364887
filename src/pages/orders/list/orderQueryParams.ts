export type OrderDialogName =
  | 'courier'
  | 'phone'
  | 'coordinates'
  | 'location'
  | 'address'
  | 'check'
  | 'deleteCheck'
  | 'photo'

export const orderQueryParams = (id: number, form?: OrderDialogName) => ({ order: id, form, entry: form && id })

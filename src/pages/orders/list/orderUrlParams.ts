export type OrderDialogName =
  | 'courier'
  | 'phone'
  | 'coordinates'
  | 'location'
  | 'address'
  | 'check'
  | 'deleteCheck'
  | 'photo'

export const orderUrlParams = (id: number, form?: OrderDialogName) => ({ order: id, form, entry: form && id })

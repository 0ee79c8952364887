export type OrderForm = 'courier' | 'phone' | 'coordinates' | 'location' | 'check' | 'deleteCheck' | 'photo'

/** Query parameters that open an order's detail and one of its dialogs. */
export const orderKeys = (id: number, form?: OrderForm) => ({ order: id, form, entry: form && id })

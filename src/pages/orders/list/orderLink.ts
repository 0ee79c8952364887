/** The dialogs of an order's detail, as they stand in the address beside the order that they are about. */
export type OrderForm = 'courier' | 'phone' | 'coordinates' | 'location' | 'check' | 'deleteCheck' | 'photo'

/** The keys of the address that open an order's detail in its list, and a dialog of it. */
export const orderKeys = (id: number, form?: OrderForm) => ({ order: id, form, entry: form && id })

import { writeQuery } from '../../../lib/address'

/** The dialogs of an order's detail, as they stand in the address beside the order that they are about. */
export type OrderForm = 'courier' | 'coordinates' | 'location' | 'check' | 'deleteCheck' | 'photo'

/** The address of a list with an order's detail open, and a dialog of it. */
export function orderLink({ path, search }: { path: string; search: string }, id: number, form?: OrderForm): string {
  return `${path}?${writeQuery(search, { order: id, form, entry: form && id })}`
}

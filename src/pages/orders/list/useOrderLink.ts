import { useAddress } from '../../../ui/address/useAddress'
import { type OrderForm, orderKeys } from './orderLink'

/** Keeps the page and filters of the list in the links of its rows. */
export function useOrderLink(id: number): (form?: OrderForm) => string {
  const { linkWith } = useAddress()
  return (form) => linkWith(orderKeys(id, form))
}

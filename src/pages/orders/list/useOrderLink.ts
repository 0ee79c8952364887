import { useAddress } from '../../../kit/address/useAddress'
import { type OrderForm, orderKeys } from './orderLink'

export function useOrderLink(id: number): (form?: OrderForm) => string {
  const { linkWith } = useAddress()
  return (form) => linkWith(orderKeys(id, form))
}

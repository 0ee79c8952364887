import { useUrlQuery } from '../../../kit/address/useUrlQuery'
import { type OrderDialogName, orderQueryParams } from './orderQueryParams'

export function useOrderLink(id: number): (form?: OrderDialogName) => string {
  const { linkWith } = useUrlQuery()
  return (form) => linkWith(orderQueryParams(id, form))
}

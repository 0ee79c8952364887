import { useUrlQuery } from '../../../kit/address/useUrlQuery'
import type { OrderDialogName } from '../detail/useOrderDialog'
import { orderUrlParams } from './orderUrlParams'

export function useOrderLink(id: number): (form?: OrderDialogName) => string {
  const { linkWith } = useUrlQuery()
  return (form) => linkWith(orderUrlParams(id, form))
}

import { orderStatuses } from '../../../session/dictionaries'
import { useLoader } from '../../../ui/load/useLoader'

export type StatusName = { name: string; color: string | undefined }

/** Unknown statuses are named by number once the dictionary has loaded or failed. */
export function useStatusNames(): (status: number) => StatusName {
  const value = useLoader(orderStatuses, (dictionary) => dictionary.value)
  const isComing = useLoader(orderStatuses, ({ value, status }) => value === undefined && status !== 'failed')
  return (status) => {
    const known = value?.find(({ key }) => key === status)
    return { name: known?.value ?? (isComing ? '…' : `Статус ${status}`), color: known?.color }
  }
}

import { orderStatusesLoader } from '../../../session/dictionaries'
import { useLoaderState } from '../../../ui/load/useLoaderState'

export type StatusNameAndColor = { name: string; color: string | undefined }

/**
 * A status that the dictionary lacks is named by its number («Статус 42»), but only after the dictionary has loaded or
 * failed to load.
 */
export function useStatusNames(): (status: number) => StatusNameAndColor {
  const value = useLoaderState(orderStatusesLoader, (dictionary) => dictionary.value)
  const isComing = useLoaderState(
    orderStatusesLoader,
    ({ value, status }) => value === undefined && status !== 'failed',
  )
  return (status) => {
    const known = value?.find(({ key }) => key === status)
    return { name: known?.value ?? (isComing ? '…' : `Статус ${status}`), color: known?.color }
  }
}

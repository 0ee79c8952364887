import { useUser } from '../../session/useAccess'
import { EmptyState } from '../EmptyState'

/** Stands where a city's data would: an account without cities has nothing to load. */
export function NoCities() {
  const { allowedCities } = useUser()
  if (allowedCities.length > 0) return null
  return <EmptyState title="Нет доступных городов" hint="Попросите администратора открыть вам хотя бы один город" />
}

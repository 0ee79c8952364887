import { useUser } from '../../session/useAccess'
import { EmptyState } from '../../ui/EmptyState'

export function NoCities() {
  const { allowedCities } = useUser()
  if (allowedCities.length > 0) return null
  return <EmptyState title="Нет доступных городов" hint="Попросите администратора открыть вам хотя бы один город" />
}

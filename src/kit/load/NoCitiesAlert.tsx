import { unreadableRowsText } from '../../domain/unreadableRowsText'
import { useUser } from '../../session/sessionHooks'
import { EmptyState } from '../../ui/EmptyState'

export function NoCitiesAlert() {
  const { allowedCities, unreadableCities } = useUser()
  if (allowedCities.length > 0) return null
  if (unreadableCities) {
    const hint = `${unreadableRowsText(unreadableCities, 'city')}: сервер прислал не все поля`
    return <EmptyState title="Города не загрузились" hint={hint} />
  }
  return <EmptyState title="Нет доступных городов" hint="Попросите администратора открыть вам хотя бы один город" />
}

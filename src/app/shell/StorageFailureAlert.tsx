import { Alert } from 'antd'
import { useState, useSyncExternalStore } from 'react'
import { storageHealth } from '../../lib/storage'

export function StorageFailureAlert() {
  const isBroken = useSyncExternalStore(storageHealth.subscribe, storageHealth.isBroken)
  const [isRead, setRead] = useState(false)
  if (!isBroken || isRead) return null
  return (
    <Alert
      type="warning"
      showIcon
      title="Браузер не сохраняет данные"
      description="Хранилище переполнено или запрещено. Работать можно, но после перезагрузки страницы придётся войти снова, а настройки вида сбросятся."
      closable={{ closeIcon: true, onClose: () => setRead(true), 'aria-label': 'Закрыть' }}
    />
  )
}

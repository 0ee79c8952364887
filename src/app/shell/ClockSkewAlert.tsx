import { Alert } from 'antd'
import { useSyncExternalStore } from 'react'
import { NBSP } from '../../domain/textFormatting'
import { skewMinutesToShow, subscribeToServerSkew } from '../../lib/serverClock'

export function ClockSkewAlert() {
  const minutes = useSyncExternalStore(subscribeToServerSkew, skewMinutesToShow)
  if (minutes === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={`Часы компьютера ${minutes > 0 ? 'спешат' : 'отстают'} на ${Math.abs(minutes)}${NBSP}мин`}
      description="Сроки заказов считаются по часам сервера. Включите автоматическую установку времени."
    />
  )
}

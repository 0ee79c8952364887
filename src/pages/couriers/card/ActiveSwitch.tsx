import { Switch } from 'antd'
import { useRef, useState } from 'react'
import { type CourierCard, startCourierSlot, stopCourierSlot } from '../../../api/couriers'
import { isBusyCourier } from '../../../domain/courierPlaces'
import { toFailure } from '../../../lib/failure'
import { ConfirmDialog } from '../../../ui/form/ConfirmDialog'
import { toast } from '../../../ui/toasts'

type ActiveSwitchProps = {
  courier: CourierCard
  /** What it shows is being asked for: until then it is locked, else a second press would send the same again. */
  isReloading: boolean
  onChanged: () => void
}

/**
 * Takes a courier on line and off (operations, section 4). It shows what the server says, never what was only asked for;
 * who carries an order is warned about first.
 */
export function ActiveSwitch({ courier, isReloading, onChanged }: ActiveSwitchProps) {
  const [isSending, setSending] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const wasSent = useRef(false)
  const isActive = courier.slot?.status === true
  const orderId = isBusyCourier(courier) ? courier.lastActiveOrder?.id : undefined

  const send = async () => {
    wasSent.current = true
    await (isActive ? stopCourierSlot(courier.id) : startCourierSlot(courier.id))
    toast.success(isActive ? 'Смена курьера завершена' : 'Курьер на смене')
  }
  const toggle = async () => {
    setSending(true)
    try {
      await send()
    } catch (error) {
      toast.failure(toFailure(error))
    }
    setSending(false)
    // After a failure too: whether the change ran may be unknown.
    onChanged()
  }

  return (
    <span className="active-switch">
      <Switch
        checked={isActive}
        loading={isSending || isReloading}
        disabled={isSending || isReloading}
        aria-label="Активность курьера"
        onChange={() => (isActive && orderId !== undefined ? setAsking(true) : void toggle())}
      />
      {isActive ? 'Активен' : 'Не активен'}
      <ConfirmDialog
        open={isAsking}
        title="Завершить смену курьера?"
        confirmText="Завершить"
        action={send}
        onDone={() => {
          setAsking(false)
          wasSent.current = false
          onChanged()
        }}
        onClose={() => {
          setAsking(false)
          if (wasSent.current) onChanged()
          wasSent.current = false
        }}
      >
        {`На нём заказ ${orderId}.`}
      </ConfirmDialog>
    </span>
  )
}

import { Switch } from 'antd'
import { useState } from 'react'
import { type CourierDetails, startCourierSlot, stopCourierSlot } from '../../../api/couriers'
import { isBusyCourier } from '../../../domain/courierState'
import { ConfirmDialog } from '../../../kit/form/ConfirmDialog'
import { useMutation } from '../../../kit/form/useMutation'
import { FailureAlert } from '../../../ui/form/FormAlert'

type CourierActiveSwitchProps = {
  courier: CourierDetails
  /**
   * True while the courier card reloads. The switch then still shows the old state and ignores presses, so that a second press does not
   * repeat the change.
   */
  isReloading: boolean
  onChanged: () => void
}

/**
 * Shows whether the courier is active according to the server's last response, not what the user requested (operations,
 * section 4).
 */
export function CourierActiveSwitch({ courier, isReloading, onChanged }: CourierActiveSwitchProps) {
  const [isAsking, setAsking] = useState(false)
  const { isPending, failure, run, forget } = useMutation(courier.id)
  const isBusy = isPending || isReloading
  const isActive = courier.slot?.status === true
  const orderId = isBusyCourier(courier) ? courier.lastActiveOrder?.id : undefined
  const close = () => setAsking(false)

  return (
    <span className="active-switch">
      <Switch
        checked={isActive}
        // Do not use antd's `loading`: it disables the switch, and a disabled control loses the focus.
        aria-disabled={isBusy}
        aria-label="Активность курьера"
        onChange={() => {
          if (isBusy) return
          if (isActive) setAsking(true)
          // Reload the courier after a failed request too, because the server may have started the shift anyway.
          else
            void run(() => startCourierSlot(courier.id), { success: 'Курьер на смене', onChanged, onFailed: onChanged })
        }}
      />
      <span>{isActive ? 'Активен' : 'Не активен'}</span>
      {failure && (
        <span className="active-switch__failure">
          <FailureAlert failure={failure} />
        </span>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Завершить смену курьера?"
        confirmText="Завершить"
        action={() => stopCourierSlot(courier.id)}
        success="Смена курьера завершена"
        onChanged={() => {
          forget()
          onChanged()
        }}
        onFailed={onChanged}
        onDone={close}
        onClose={close}
      >
        {orderId === undefined ? 'Курьер уйдёт с линии, его смена закончится сейчас.' : `На нём заказ ${orderId}.`}
      </ConfirmDialog>
    </span>
  )
}

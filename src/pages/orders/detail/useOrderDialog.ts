import type { Permission } from '../../../domain/permissions'
import { useDialogUrl } from '../../../kit/directory/useDialogUrl'
import { numberStruct } from '../../../lib/structs'
import { useAccess } from '../../../session/sessionHooks'
import type { OrderDialogName } from '../list/orderUrlParams'

const DIALOGS = {
  courier: numberStruct(),
  phone: numberStruct(),
  coordinates: numberStruct(),
  location: numberStruct(),
  address: numberStruct(),
  check: numberStruct(),
  deleteCheck: numberStruct(),
  photo: numberStruct(),
} satisfies Record<OrderDialogName, unknown>

/** The permission that each dialog of an order requires (operations, section 6). */
const ACCESS: Record<OrderDialogName, Permission> = {
  courier: 'order_change_courier',
  phone: 'order_view',
  coordinates: 'order_change_coordinate',
  location: 'courier_location_view',
  address: 'order_view',
  check: 'order_return_check_upload',
  deleteCheck: 'order_return_check_delete',
  photo: 'order_view',
}

const NOT_IN_ARCHIVE: readonly OrderDialogName[] = ['courier']
const ARCHIVE_ONLY: readonly OrderDialogName[] = ['check', 'deleteCheck', 'photo']

export type OrderDialogState = {
  isShown: (form: OrderDialogName) => boolean
  show: (form: OrderDialogName) => void
  close: () => void
}

export function useOrderDialog(id: number, isArchive: boolean): OrderDialogState {
  const can = useAccess()
  const mayOpen = (form: OrderDialogName) =>
    can(ACCESS[form]) && !(isArchive ? NOT_IN_ARCHIVE : ARCHIVE_ONLY).includes(form)
  const { dialog, isOpen, show, close } = useDialogUrl(DIALOGS, mayOpen)
  return {
    isShown: (form) => isOpen && dialog?.form === form && dialog.entry === id,
    show: (form) => show(form, id),
    close,
  }
}

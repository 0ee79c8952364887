import type { Permission } from '../../../domain/permissions'
import { useDialogAddress } from '../../../kit/directory/useDialogAddress'
import { num } from '../../../lib/structs'
import { useAccess } from '../../../session/useAccess'
import type { OrderForm } from '../list/orderLink'

const DIALOGS = {
  courier: num(),
  phone: num(),
  coordinates: num(),
  location: num(),
  address: num(),
  check: num(),
  deleteCheck: num(),
  photo: num(),
} satisfies Record<OrderForm, unknown>

/** The permission that each dialog of an order requires (operations, section 6). */
const ACCESS: Record<OrderForm, Permission> = {
  courier: 'order_change_courier',
  phone: 'order_view',
  coordinates: 'order_change_coordinate',
  location: 'courier_location_view',
  address: 'order_view',
  check: 'order_return_check_upload',
  deleteCheck: 'order_return_check_delete',
  photo: 'order_view',
}

const NOT_IN_ARCHIVE: readonly OrderForm[] = ['courier']
const ARCHIVE_ONLY: readonly OrderForm[] = ['check', 'deleteCheck', 'photo']

export type OrderDialog = {
  isShown: (form: OrderForm) => boolean
  show: (form: OrderForm) => void
  close: () => void
}

/** The URL stores which dialog of the order is open, for example `?order=5&form=courier&entry=5`. */
export function useOrderDialog(id: number, isArchive: boolean): OrderDialog {
  const can = useAccess()
  const mayOpen = (form: OrderForm) => can(ACCESS[form]) && !(isArchive ? NOT_IN_ARCHIVE : ARCHIVE_ONLY).includes(form)
  const { dialog, isOpen, show, close } = useDialogAddress(DIALOGS, mayOpen)
  return {
    isShown: (form) => isOpen && dialog?.form === form && dialog.entry === id,
    show: (form) => show(form, id),
    close,
  }
}

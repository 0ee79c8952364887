import type { Permission } from '../../../domain/permissions'
import { useDialogUrl } from '../../../kit/directory/useDialogUrl'
import { numberStruct } from '../../../lib/structs'
import { useAccess } from '../../../session/sessionHooks'

/** The dialogs of an order, each with the permission that it requires (operations, section 6). */
const ACCESS = {
  courier: 'order_change_courier',
  phone: 'order_view',
  coordinates: 'order_change_coordinate',
  location: 'courier_location_view',
  address: 'order_view',
  check: 'order_return_check_upload',
  deleteCheck: 'order_return_check_delete',
  photo: 'order_view',
} as const satisfies Record<string, Permission>

export type OrderDialogName = keyof typeof ACCESS

const DIALOGS = Object.fromEntries(Object.keys(ACCESS).map((form) => [form, numberStruct()])) as Record<
  OrderDialogName,
  ReturnType<typeof numberStruct>
>

const NOT_IN_ARCHIVE: readonly OrderDialogName[] = ['courier']
const ARCHIVE_ONLY: readonly OrderDialogName[] = ['check', 'deleteCheck', 'photo']

export type OrderDialogState = ReturnType<typeof useOrderDialog>

export function useOrderDialog(id: number, isArchive: boolean) {
  const can = useAccess()
  const mayOpen = (form: OrderDialogName) =>
    can(ACCESS[form]) && !(isArchive ? NOT_IN_ARCHIVE : ARCHIVE_ONLY).includes(form)
  const { dialog, isOpen, show, close } = useDialogUrl(DIALOGS, mayOpen)
  return {
    isShown: (form: OrderDialogName) => isOpen && dialog?.form === form && dialog.entry === id,
    show: (form: OrderDialogName) => show(form, id),
    close,
  }
}

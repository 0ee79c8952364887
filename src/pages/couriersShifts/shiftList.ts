import { type Shift, type ShiftFilters, searchShifts } from '../../api/shifts'
import { SHIFT_PAYMENT_OPTIONS } from '../../domain/shifts'
import { createListStore } from '../../lib/listStore'
import { dateText, num, oneOf } from '../../lib/structs'
import type { ListDef } from '../../ui/list/useListPage'

/** The address of the shifts (operations, «Courier shifts»); no period in it means that none is sent. */
export const SHIFT_LIST: ListDef<ShiftFilters> = {
  filters: {
    cityId: num(),
    dateStart: dateText(),
    dateEnd: dateText(),
    courierId: num(),
    payTypeId: oneOf(num(), SHIFT_PAYMENT_OPTIONS),
    slotId: num(),
  },
}

export const SHIFT_FILTER_KEYS = ['dateStart', 'dateEnd', 'cityId', 'courierId', 'payTypeId'] as const

/** Its dialogs: `?form=edit&entry=5`, `?form=history&entry=5`, `?form=track&entry=5`. */
export const SHIFT_DIALOGS = { edit: num(), history: num(), track: num() }

export const shiftsStore = createListStore<Shift, ShiftFilters>(searchShifts)

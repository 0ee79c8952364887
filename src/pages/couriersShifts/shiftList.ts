import { type Shift, type ShiftFilters, searchShifts } from '../../api/shifts'
import { SHIFT_PAYMENT_OPTIONS } from '../../domain/shifts'
import type { ListDef } from '../../kit/list/useListPage'
import { createListStore } from '../../lib/listStore'
import { dateText, num, oneOf } from '../../lib/structs'

/** If the URL contains no dates, the list is requested without dates (operations, «Courier shifts»). */
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

export const SHIFT_DIALOGS = { edit: num(), history: num(), track: num() }

export const shiftsStore = createListStore<Shift, ShiftFilters>(searchShifts)

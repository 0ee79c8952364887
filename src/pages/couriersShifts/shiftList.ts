import { type Shift, type ShiftFilters, searchShifts } from '../../api/shifts'
import { formatPeriod } from '../../domain/formatPeriod'
import { SHIFT_PAYMENT_TYPE_OPTIONS } from '../../domain/shifts'
import type { Column } from '../../kit/list/columns'
import { defineListExport } from '../../kit/list/export/defineListExport'
import type { ListExportSource } from '../../kit/list/export/runListExport'
import type { SavedFilterScreenDef } from '../../kit/list/savedFilters/savedFilters'
import type { ListQueryDef } from '../../kit/list/useListPage'
import { createListStore } from '../../lib/listStore'
import { isoDateStruct, numberStruct, oneOf } from '../../lib/structs'

/** If the URL contains no dates, the list is requested without dates (operations, «Courier shifts»). */
export const SHIFT_LIST: ListQueryDef<ShiftFilters> = {
  filters: {
    cityId: numberStruct(),
    dateStart: isoDateStruct(),
    dateEnd: isoDateStruct(),
    courierId: numberStruct(),
    payTypeId: oneOf(numberStruct(), SHIFT_PAYMENT_TYPE_OPTIONS),
    slotId: numberStruct(),
  },
}

export const SAVED_SHIFT_FILTERS: SavedFilterScreenDef<ShiftFilters> = {
  name: 'shifts',
  list: SHIFT_LIST,
  cityKeys: ['courierId'],
}

export const shiftExport = (columns: readonly Column<Shift>[]): ListExportSource<Shift, ShiftFilters> =>
  defineListExport({
    name: (query) => ['Смены курьеров', formatPeriod(query)].filter(Boolean).join(' '),
    search: searchShifts,
    keyOf: ({ id }) => id,
    columns,
  })

export const SHIFT_FILTER_KEYS = ['dateStart', 'dateEnd', 'cityId', 'courierId', 'payTypeId'] as const

export const SHIFT_DIALOGS = { edit: numberStruct(), history: numberStruct(), track: numberStruct() }

export const shiftsStore = createListStore<Shift, ShiftFilters>(searchShifts)

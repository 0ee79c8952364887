import { loadRatioRateRows, type RatioRate } from '../../../api/rates'
import {
  ratioCourierTypeLabel,
  ratioDaysLabel,
  ratioName,
  ratioStatusLabel,
  ratioTimeLabel,
  UNRESTRICTED_LABEL,
} from '../../../domain/rates/ratioLabels'
import { groupDigits } from '../../../domain/textFormatting'
import { actionsColumn, textWithUnreadableCount } from '../../../kit/directory/columns'
import { defineList } from '../../../kit/directory/defineList'
import type { DirectoryDialogOpener } from '../../../kit/directory/useDirectoryBase'
import type { Column } from '../../../kit/list/columns'
import type { ListQuery } from '../../../lib/listQuery'
import type { RowsPage } from '../../../lib/listStore'
import { formatDate } from '../../../lib/moments'
import { numberStruct } from '../../../lib/structs'
import { NoLineBreak } from '../../../ui/NoLineBreak'
import { EnabledTag } from '../../../ui/StatusTag'

/** The API returns all rate conditions of a city at once, without paging. */
const searchRatios = (
  { cityId = 0 }: ListQuery<{ cityId: number }>,
  signal: AbortSignal,
): Promise<RowsPage<RatioRate>> => loadRatioRateRows(cityId, signal)

/** Specification: operations, «Raised rates». */
export const ratioRateListDefinition = defineList({
  name: 'ratioRates',
  search: searchRatios,
  filters: { cityId: numberStruct() },
  dialogs: {
    add: 'courier_rate_manage',
    edit: ['courier_rate_manage', numberStruct()],
    delete: ['courier_rate_manage', numberStruct()],
  },
  needsCity: true,
  rowName: ratioName,
})

export const ratioColumns = (
  page: DirectoryDialogOpener<RatioRate, typeof ratioRateListDefinition.dialogs>,
): (Column<RatioRate> | null)[] => [
  { key: 'typeId', title: 'Тип курьера', width: 122, render: ({ typeId }) => ratioCourierTypeLabel(typeId) },
  { key: 'dates', title: 'Период дат', width: 186, render: (rate) => <DatesCell {...rate} /> },
  { key: 'time', title: 'Время', width: 132, render: ratioTimeLabel },
  {
    key: 'days',
    title: 'Дни недели',
    width: 136,
    render: (rate) => textWithUnreadableCount(ratioDaysLabel(rate), rate.days, 'weekday'),
  },
  {
    key: 'ratio',
    title: 'Коэффициент',
    width: 122,
    align: 'right',
    render: ({ ratio }) => (ratio === undefined ? '—' : groupDigits(ratio)),
  },
  { key: 'priority', title: 'Приоритет', width: 96, align: 'right', render: ({ priority }) => priority ?? '—' },
  {
    key: 'status',
    title: 'Статус',
    width: 106,
    render: ({ status }) =>
      status === undefined ? '—' : <EnabledTag status={status} label={ratioStatusLabel(status)} />,
  },
  actionsColumn(page),
]

function DatesCell({ dateStart, dateEnd }: RatioRate) {
  if (!dateStart && !dateEnd) return UNRESTRICTED_LABEL
  const words = (date: string | undefined) => <NoLineBreak>{date ? formatDate(date) : '…'}</NoLineBreak>
  return (
    <>
      {words(dateStart)} – {words(dateEnd)}
    </>
  )
}

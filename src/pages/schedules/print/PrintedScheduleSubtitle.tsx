import { unreadableRowsText } from '../../../domain/unreadableRowsText'

export type PrintedScheduleSubtitleProps = {
  isPublishedView: boolean
  hasUnsaved?: boolean
  unreadable: number | undefined
  order: string
}

/** Line under the heading of a printed schedule. It replaces the tabs and alerts of the screen. */
export function PrintedScheduleSubtitle({
  isPublishedView,
  hasUnsaved = false,
  unreadable = 0,
  order,
}: PrintedScheduleSubtitleProps) {
  const draft = hasUnsaved ? 'Черновик с несохранёнными изменениями' : 'Черновик'
  return (
    <p>
      {[isPublishedView ? 'Опубликовано' : draft, order, unreadable > 0 && unreadableRowsText(unreadable, 'shift')]
        .filter(Boolean)
        .join('. ')}
    </p>
  )
}

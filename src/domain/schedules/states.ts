export type ScheduleState = 'expired' | 'unpublished' | 'published' | 'modified'

export const SCHEDULE_STATE_LABEL: Record<ScheduleState, string> = {
  expired: 'Истекло',
  unpublished: 'Не опубликовано',
  published: 'Опубликовано',
  modified: 'Неопубликованные изменения',
}

type WeekFacts = {
  dateEnd: string
  isPublished?: boolean | undefined
  isModified?: boolean | undefined
}

type WeekCounts = {
  countCourier?: number | undefined
  countConfirmCourier?: number | undefined
}

/** `today` is the date in the schedule's city. A schedule of a past week is always «Истекло». */
export function scheduleState({ dateEnd, isPublished, isModified }: WeekFacts, today: string): ScheduleState {
  if (dateEnd < today) return 'expired'
  if (!isPublished) return 'unpublished'
  return isModified ? 'modified' : 'published'
}

export const confirmedCouriersText = ({ countCourier, countConfirmCourier }: WeekCounts): string =>
  countCourier === undefined || countConfirmCourier === undefined
    ? '—'
    : `${countConfirmCourier} из ${countCourier} ${countCourier % 10 === 1 && countCourier % 100 !== 11 ? 'курьера' : 'курьеров'}`

export const isConfirmedByAll = ({
  isPublished,
  countCourier = 0,
  countConfirmCourier = 0,
}: WeekCounts & Pick<WeekFacts, 'isPublished'>): boolean =>
  isPublished === true && countCourier > 0 && countConfirmCourier >= countCourier

/**
 * True if the week has a draft to publish or to delete. An unpublished week has a draft if it has a planned shift. The shift counts of the
 * server may omit drafts, so `hasSeenRows` must be true if the loaded draft has shifts.
 */
export const hasScheduleDraft = (
  week: Pick<WeekFacts, 'isPublished' | 'isModified'> & PlanCounts,
  hasSeenRows = false,
): boolean => week.isModified === true || (!week.isPublished && (hasSeenRows || hasPlannedRow(week)))

/** Returns the reason why «Опубликовать» is disabled, or undefined if it is enabled. `today` is the date in the schedule's city. */
export function publishBlockReason(
  week: WeekFacts & PlanCounts,
  { hasSeenRows, hasUnsaved, today }: { hasSeenRows: boolean; hasUnsaved: boolean; today: string },
): string | undefined {
  if (hasUnsaved) return 'Сначала сохраните изменения'
  if (hasScheduleDraft(week, hasSeenRows)) return undefined
  if (week.dateEnd < today) return 'Неделя прошла, публиковать нечего'
  return week.isPublished ? 'Отличий от опубликованного нет' : 'Не запланировано ни одной смены'
}

type PlanCounts = {
  courierByDays: readonly { countAll?: number | undefined }[]
  countCourier?: number | undefined
}

const hasPlannedRow = ({ courierByDays, countCourier = 0 }: PlanCounts): boolean =>
  countCourier > 0 || courierByDays.some(({ countAll = 0 }) => countAll > 0)

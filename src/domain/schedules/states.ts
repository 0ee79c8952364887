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

/** Text such as «12 из 52 курьеров», or «—» if the server does not send the counts. */
export const confirmationText = ({ countCourier, countConfirmCourier }: WeekCounts): string =>
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
 * Whether the button «Опубликовать» is enabled. Some servers count only published shifts or send no counts; `hasSeenRows` then says that a
 * week that was never published has shifts in its draft.
 */
export const mayPublish = (
  week: Pick<WeekFacts, 'isPublished' | 'isModified'> & PlanCounts,
  hasSeenRows = false,
): boolean => week.isModified === true || (!week.isPublished && (hasSeenRows || hasPlannedRow(week)))

/** Whether there is a draft that the button «Сбросить» can delete. For a week that was never published, the draft is the whole plan. */
export const hasDraft = mayPublish

type PlanCounts = {
  courierByDays: readonly { countAll?: number | undefined }[]
  countCourier?: number | undefined
}

const hasPlannedRow = ({ courierByDays, countCourier = 0 }: PlanCounts): boolean =>
  countCourier > 0 || courierByDays.some(({ countAll = 0 }) => countAll > 0)

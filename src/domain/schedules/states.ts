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

/** `today` is the date in the city. A past week is always «Истекло». */
export function scheduleState({ dateEnd, isPublished, isModified }: WeekFacts, today: string): ScheduleState {
  if (dateEnd < today) return 'expired'
  if (!isPublished) return 'unpublished'
  return isModified ? 'modified' : 'published'
}

/** «12 из 52 курьеров»; «—» if the server does not send the counts. */
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
 * Whether «Опубликовать» is enabled. Some servers count only published rows or send no counts, so `hasSeenRows` says that the draft had
 * rows before its first publication.
 */
export const mayPublish = (
  week: Pick<WeekFacts, 'isPublished' | 'isModified'> & PlanCounts,
  hasSeenRows = false,
): boolean => week.isModified === true || (!week.isPublished && (hasSeenRows || hasPlannedRow(week)))

/** Whether there is a draft for «Сбросить» to delete. For a week that was never published, the draft is the whole plan. */
export const hasDraft = mayPublish

type PlanCounts = {
  courierByDays: readonly { countAll?: number | undefined }[]
  countCourier?: number | undefined
}

const hasPlannedRow = ({ courierByDays, countCourier = 0 }: PlanCounts): boolean =>
  countCourier > 0 || courierByDays.some(({ countAll = 0 }) => countAll > 0)

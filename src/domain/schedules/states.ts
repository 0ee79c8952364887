/** What a row of the list says of a week (operations, «Schedules»; contract, «Schedules»). */

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

/** `today` is the city's date. A week that is over is «Истекло», whatever else it is. */
export function scheduleState({ dateEnd, isPublished, isModified }: WeekFacts, today: string): ScheduleState {
  if (dateEnd < today) return 'expired'
  if (!isPublished) return 'unpublished'
  return isModified ? 'modified' : 'published'
}

/** «12 из 52 курьеров»; «—» where the server does not count them: none is not known to be none. */
export const confirmationText = ({ countCourier, countConfirmCourier }: WeekCounts): string =>
  countCourier === undefined || countConfirmCourier === undefined
    ? '—'
    : `${countConfirmCourier} из ${countCourier} ${countCourier % 10 === 1 && countCourier % 100 !== 11 ? 'курьера' : 'курьеров'}`

/** Whether the row is green: published, and all of at least one courier have confirmed. */
export const isConfirmedByAll = ({
  isPublished,
  countCourier = 0,
  countConfirmCourier = 0,
}: WeekCounts & Pick<WeekFacts, 'isPublished'>): boolean =>
  isPublished === true && countCourier > 0 && countConfirmCourier >= countCourier

/**
 * Whether «Опубликовать» is enabled. A server may count published rows alone, or nothing: `hasSeenRows` says that the draft has
 * shown some before its first publication.
 */
export const mayPublish = (
  week: Pick<WeekFacts, 'isPublished' | 'isModified'> & PlanCounts,
  hasSeenRows = false,
): boolean => week.isModified === true || (!week.isPublished && (hasSeenRows || hasPlannedRow(week)))

/** Whether there is a draft that «Сбросить» would delete; of a week that was never published it is the whole plan. */
export const hasDraft = mayPublish

/** Either counter may be missing; one courier somewhere is enough. */
type PlanCounts = {
  courierByDays: readonly { countAll?: number | undefined }[]
  countCourier?: number | undefined
}

const hasPlannedRow = ({ courierByDays, countCourier = 0 }: PlanCounts): boolean =>
  countCourier > 0 || courierByDays.some(({ countAll = 0 }) => countAll > 0)

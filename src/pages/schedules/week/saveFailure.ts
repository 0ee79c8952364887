import { failureText, RequestFailure } from '../../../lib/failure'
import { shortWeekdayName } from '../../../lib/weekdays'
import type { DaySaveResult } from './saveDays'

export function createSaveFailure(results: readonly DaySaveResult[], dates: readonly string[]): RequestFailure {
  const dayNamesWhere = (matches: (result: DaySaveResult) => boolean) =>
    results
      .filter(matches)
      .map(({ day }) => shortWeekdayName(dates[day] as string))
      .join(', ')
  const groups = [
    ['Не сохранено', dayNamesWhere((result) => result.status !== 'saved' && !isUnknown(result))],
    ['Неизвестно, сохранено ли', dayNamesWhere(isUnknown)],
    ['Сохранено', dayNamesWhere(({ status }) => status === 'saved')],
  ]
  const message = groups.flatMap(([label, days]) => (days ? [`${label}: ${days}`] : [])).join('. ')
  const reasons = [...new Set(results.map(reasonText).filter((text) => text !== undefined))]
  return new RequestFailure({ message, ...(reasons.length > 0 ? { hint: reasons.join('. ') } : {}) })
}

const isUnknown = (result: DaySaveResult): boolean => result.status === 'failed' && result.failure.outcome === 'unknown'

function reasonText(result: DaySaveResult): string | undefined {
  if (result.status === 'conflict') return 'День изменён коллегой'
  if (result.status !== 'failed') return undefined
  const { hint, outcome } = result.failure
  return (outcome === 'unknown' && hint ? hint : failureText(result.failure)).replace(/\.$/, '')
}

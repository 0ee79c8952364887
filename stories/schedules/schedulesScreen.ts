import type { World } from '../../mocks/store/world'
import { staticResponseHandler } from '../../mocks/testing'
import type { Permission } from '../../src/domain/permissions'
import type { Stage } from '../stage'

/** Schedules of Karaganda in the mock data. In stories today is Wednesday, 18 March 2026. */

export const WEEKS = {
  expired: { id: 1, dateStart: '2026-03-10' },
  present: { id: 6, dateStart: '2026-03-17' },
  changed: { id: 11, dateStart: '2026-03-24' },
  draft: { id: 16, dateStart: '2026-03-31' },
} as const

export const FREE_WEEK = { dateStart: '2026-04-07', dateEnd: '2026-04-13' }

const shift = (courierId: number, fio: string, timeStart: string, timeEnd: string, rest: object = {}) => ({
  ...{ pointId: 1, courierId, timeStart, timeEnd, courier: { fio } },
  ...rest,
})

/** On this day the couriers «Прогульщик» and «Утренний» are no-shows. The shifts in the response are not sorted by start time. */
export const NO_SHOW_RESPONSES = [
  staticResponseHandler('/manage/schedule/:id/day/:date', [
    shift(9001, 'Прогульщик', '12:30', '21:00'),
    shift(9002, 'Утренний', '08:00', '12:00'),
    shift(9003, 'Ожидаемый', '12:55', '21:00'),
    shift(9004, 'Вышедший', '10:00', '19:00', { slot: { createdAt: '2026-03-18 09:58:00' } }),
  ]),
  staticResponseHandler('/manage/courier/online', [
    { point: { id: 1, name: 'Центр' }, couriers: [{ id: 9001, fio: 'Прогульщик', phone: '77011234567' }] },
  ]),
]

export function reduceDraft({ db }: World): void {
  for (const day of db.scheduleDays.all()) {
    if (day.scheduleId !== WEEKS.draft.id) continue
    const rows = day.date === WEEKS.draft.dateStart ? (day.draft ?? []).slice(0, 2) : []
    db.scheduleDays.update(day.id, { draft: rows.length > 0 ? rows : null })
  }
}

export const withPermissions = (...permissions: Permission[]) => ({
  person: 'dispatcher' as const,
  arrange: ({ db }: World) => {
    db.roles.update('dispatcher', { permissions: ['schedule_view', ...permissions] })
  },
})

export const callsOf = ({ calls }: Stage, start: string) => calls.filter(({ call }) => call.startsWith(start))

export function clipboard(type: 'copy' | 'cut' | 'paste', element: Element, text = ''): string {
  const clipboardData = new DataTransfer()
  if (type === 'paste') clipboardData.setData('text/plain', text)
  element.dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }))
  return clipboardData.getData('text/plain')
}

export const changesOf = ({ calls }: Stage) =>
  calls.filter(({ call }) => (call.startsWith('POST') && !call.includes('/search')) || call.endsWith('/publish'))

export const headerButtons = (screen: HTMLElement) =>
  [...screen.querySelectorAll('.week-header button')].map((button) => button.textContent).filter(Boolean)

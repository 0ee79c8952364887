import { boolean, create, defaulted, type Infer, min, number, size, type } from 'superstruct'
import { proxy } from 'valtio'
import { readStoredJson, writeStored } from '../../../lib/storage'

/**
 * Reasons for a notice about an order. `late`: the deadline of the order's status or the promise has passed, whichever
 * is earlier. `unassigned`: the order has had no courier for some minutes. `waiting`: the time promised to the customer
 * has passed.
 */
export type NoticeKind = 'new' | 'late' | 'unassigned' | 'waiting'

export const UNASSIGNED_MINUTES = [3, 5, 10, 15, 20] as const

const switchedOff = () => defaulted(boolean(), false)
const Settings = type({
  newSound: switchedOff(),
  newDesktop: switchedOff(),
  lateSound: switchedOff(),
  lateDesktop: switchedOff(),
  unassignedSound: switchedOff(),
  unassignedDesktop: switchedOff(),
  waitingSound: switchedOff(),
  waitingDesktop: switchedOff(),
  unassignedMinutes: defaulted(min(number(), 1), 5),
  /** Percent. */
  volume: defaulted(size(number(), 0, 100), 60),
  isRepeated: switchedOff(),
})
export type NoticeSettings = Infer<typeof Settings>

const OFF: NoticeSettings = create({}, Settings)

export const SOUND_OF = {
  new: 'newSound',
  late: 'lateSound',
  unassigned: 'unassignedSound',
  waiting: 'waitingSound',
} as const satisfies Record<NoticeKind, keyof NoticeSettings>
export const DESKTOP_OF = {
  new: 'newDesktop',
  late: 'lateDesktop',
  unassigned: 'unassignedDesktop',
  waiting: 'waitingDesktop',
} as const satisfies Record<NoticeKind, keyof NoticeSettings>

export const noticeSettings = proxy<NoticeSettings>({ ...OFF })

let owner: number | undefined

export function openNoticeSettings(userId: number): () => void {
  owner = userId
  Object.assign(noticeSettings, read(userId))
  const onStorage = (event: StorageEvent) => {
    if (event.key === keyOf(userId)) Object.assign(noticeSettings, read(userId))
  }
  window.addEventListener('storage', onStorage)
  return () => {
    window.removeEventListener('storage', onStorage)
    owner = undefined
    Object.assign(noticeSettings, OFF)
  }
}

export function setNotice<K extends keyof NoticeSettings>(key: K, value: NoticeSettings[K]): void {
  noticeSettings[key] = value
  if (owner !== undefined) writeStored(keyOf(owner), JSON.stringify(noticeSettings))
}

export const isAnyOn = (settings: NoticeSettings): boolean =>
  [...Object.values(SOUND_OF), ...Object.values(DESKTOP_OF)].some((key) => settings[key])

const keyOf = (userId: number) => `notices:${userId}`

function read(userId: number): NoticeSettings {
  try {
    return create(readStoredJson(keyOf(userId)), Settings)
  } catch {
    return OFF
  }
}

import { boolean, create, defaulted, type Infer, min, number, size, type } from 'superstruct'
import { proxy } from 'valtio'
import { readStoredJson, writeStored } from '../../lib/storage'

/**
 * What an operator is notified of beyond the screen: an order that came, one that is late for its status, one that has had no
 * courier for some minutes, one whose promise to the customer has passed.
 */
export type NoticeKind = 'new' | 'late' | 'unassigned' | 'waiting'

/** After how many minutes without a courier an order gets its notice. */
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
  /** A sound repeats until somebody touches the console. */
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

/** The settings of the signed-in person; everything is off until it is switched on. */
export const noticeSettings = proxy<NoticeSettings>({ ...OFF })

let owner: number | undefined

/** Takes a person's settings from the browser and follows changes made in other tabs. Returns a function that stops. */
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

/** Changes one setting and keeps it for the person. */
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

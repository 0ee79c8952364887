import { boolean, create, defaulted, type Infer, min, number, size, type } from 'superstruct'
import { proxy } from 'valtio'
import { readStoredJson, writeStoredText } from '../../../lib/storage'

/**
 * Reasons for a notice about an order. `late`: the deadline of the order's status or the promised delivery time has passed, whichever is
 * earlier. `waiting`: the promised delivery time has passed. `unassigned`: the order has had no courier for some minutes.
 */
export type OrderNoticeKind = (typeof KINDS)[number]
const KINDS = ['new', 'late', 'unassigned', 'waiting'] as const

export const UNASSIGNED_MINUTES_OPTIONS = [3, 5, 10, 15, 20] as const

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
type NoticeSettings = Infer<typeof Settings>

const OFF: NoticeSettings = create({}, Settings)

export const noticeSettings = proxy<NoticeSettings>({ ...OFF })

let owner: number | undefined

export function syncNoticeSettings(userId: number): () => void {
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

export function setNoticeSetting<K extends keyof NoticeSettings>(key: K, value: NoticeSettings[K]): void {
  // Read the stored settings first: another tab may have changed other settings, and this tab may not have received the storage event yet.
  if (owner !== undefined) Object.assign(noticeSettings, read(owner))
  noticeSettings[key] = value
  if (owner !== undefined) writeStoredText(keyOf(owner), JSON.stringify(noticeSettings))
}

export const isAnyNoticeOn = (settings: NoticeSettings): boolean =>
  KINDS.some((kind) => settings[`${kind}Sound`] || settings[`${kind}Desktop`])

const keyOf = (userId: number) => `notices:${userId}`

function read(userId: number): NoticeSettings {
  try {
    return create(readStoredJson(keyOf(userId)), Settings)
  } catch {
    return OFF
  }
}

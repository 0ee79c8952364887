import { boolean, create, defaulted, type Infer, type } from 'superstruct'
import { proxy } from 'valtio'
import { readStoredJson, writeStored } from '../../lib/storage'

/** What an operator is notified of beyond the screen: an order that came, one that is late. */
export type NoticeKind = 'new' | 'late'

const switchedOff = () => defaulted(boolean(), false)
const Settings = type({
  newSound: switchedOff(),
  newDesktop: switchedOff(),
  lateSound: switchedOff(),
  lateDesktop: switchedOff(),
})
export type NoticeSettings = Infer<typeof Settings>

const OFF: NoticeSettings = { newSound: false, newDesktop: false, lateSound: false, lateDesktop: false }

export const SOUND_OF = { new: 'newSound', late: 'lateSound' } as const
export const DESKTOP_OF = { new: 'newDesktop', late: 'lateDesktop' } as const

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

/** Switches one notice and keeps it for the person. */
export function switchNotice(key: keyof NoticeSettings, isOn: boolean): void {
  noticeSettings[key] = isOn
  if (owner !== undefined) writeStored(keyOf(owner), JSON.stringify(noticeSettings))
}

export const isAnyOn = (settings: NoticeSettings): boolean => Object.values(settings).some(Boolean)

const keyOf = (userId: number) => `notices:${userId}`

function read(userId: number): NoticeSettings {
  try {
    return create(readStoredJson(keyOf(userId)), Settings)
  } catch {
    return OFF
  }
}

import { beforeEach, expect, test } from '@jest/globals'
import {
  isAnyNoticeOn,
  noticeSettings,
  setNoticeSetting,
  syncNoticeSettings,
} from '../../src/app/shell/notices/noticeSettings'

beforeEach(() => localStorage.clear())

test('everything is off until it is switched on, and each person has his own', () => {
  let close = syncNoticeSettings(2)
  expect(isAnyNoticeOn(noticeSettings)).toBe(false)
  setNoticeSetting('lateSound', true)
  close()
  expect(isAnyNoticeOn(noticeSettings)).toBe(false)
  close = syncNoticeSettings(3)
  expect(isAnyNoticeOn(noticeSettings)).toBe(false)
  close()
  close = syncNoticeSettings(2)
  expect(noticeSettings).toMatchObject({ newSound: false, newDesktop: false, lateSound: true, lateDesktop: false })
  close()
})

test.each(['{', '[]', '{"newSound":"yes"}', '7'])('a broken store (%s) enables nothing', (stored) => {
  localStorage.setItem('notices:2', stored)
  const close = syncNoticeSettings(2)
  expect(isAnyNoticeOn(noticeSettings)).toBe(false)
  close()
})

test('a setting changed in another tab changes here', () => {
  const close = syncNoticeSettings(2)
  localStorage.setItem('notices:2', '{"newSound":true}')
  window.dispatchEvent(new StorageEvent('storage', { key: 'notices:3' }))
  expect(noticeSettings.newSound).toBe(false)
  window.dispatchEvent(new StorageEvent('storage', { key: 'notices:2' }))
  expect(noticeSettings.newSound).toBe(true)
  close()
})

test('settings changed in two tabs before the storage event arrives are both kept', () => {
  const close = syncNoticeSettings(2)
  localStorage.setItem('notices:2', '{"newSound":true}')
  setNoticeSetting('lateSound', true)
  expect(noticeSettings).toMatchObject({ newSound: true, lateSound: true })
  expect(JSON.parse(localStorage.getItem('notices:2') ?? '')).toMatchObject({ newSound: true, lateSound: true })
  close()
})

test('volume, minutes and repetition are stored and enable nothing', () => {
  let close = syncNoticeSettings(2)
  setNoticeSetting('volume', 30)
  setNoticeSetting('unassignedMinutes', 15)
  setNoticeSetting('isRepeated', true)
  expect(isAnyNoticeOn(noticeSettings)).toBe(false)
  close()
  close = syncNoticeSettings(2)
  expect(noticeSettings).toMatchObject({ volume: 30, unassignedMinutes: 15, isRepeated: true })
  close()
})

import { beforeEach, expect, test } from '@jest/globals'
import { isAnyOn, noticeSettings, openNoticeSettings, setNotice } from '../../src/app/shell/notices/noticeSettings'

beforeEach(() => localStorage.clear())

test('everything is off until it is switched on, and each person has his own', () => {
  let close = openNoticeSettings(2)
  expect(isAnyOn(noticeSettings)).toBe(false)
  setNotice('lateSound', true)
  close()
  expect(isAnyOn(noticeSettings)).toBe(false)
  close = openNoticeSettings(3)
  expect(isAnyOn(noticeSettings)).toBe(false)
  close()
  close = openNoticeSettings(2)
  expect(noticeSettings).toMatchObject({ newSound: false, newDesktop: false, lateSound: true, lateDesktop: false })
  close()
})

test.each(['{', '[]', '{"newSound":"yes"}', '7'])('a broken store (%s) enables nothing', (stored) => {
  localStorage.setItem('notices:2', stored)
  const close = openNoticeSettings(2)
  expect(isAnyOn(noticeSettings)).toBe(false)
  close()
})

test('a setting changed in another tab changes here', () => {
  const close = openNoticeSettings(2)
  localStorage.setItem('notices:2', '{"newSound":true}')
  window.dispatchEvent(new StorageEvent('storage', { key: 'notices:3' }))
  expect(noticeSettings.newSound).toBe(false)
  window.dispatchEvent(new StorageEvent('storage', { key: 'notices:2' }))
  expect(noticeSettings.newSound).toBe(true)
  close()
})

test('volume, minutes and repetition are stored and enable nothing', () => {
  let close = openNoticeSettings(2)
  setNotice('volume', 30)
  setNotice('unassignedMinutes', 15)
  setNotice('isRepeated', true)
  expect(isAnyOn(noticeSettings)).toBe(false)
  close()
  close = openNoticeSettings(2)
  expect(noticeSettings).toMatchObject({ volume: 30, unassignedMinutes: 15, isRepeated: true })
  close()
})

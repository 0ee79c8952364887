import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { NoticeSettingsPanel } from '../../../src/app/shell/notices/NoticeSettingsPanel'
import { noticeSettings, syncNoticeSettings } from '../../../src/app/shell/notices/noticeSettings'
import { noticeSoundState } from '../../../src/app/shell/notices/runInAudibleTab'
import { session } from '../../../src/session/session'

afterEach(() => {
  cleanup()
  Object.assign(noticeSoundState, { where: 'nowhere', isMute: false })
  session.key = null
  localStorage.clear()
  for (const key of ['isSecureContext', 'Notification']) Reflect.deleteProperty(window, key)
})

test.each([
  ['here', false, 'Звук включён в этой вкладке.'],
  ['here', true, 'Звук включится после щелчка по странице.'],
  ['elsewhere', false, 'Звук включён в другой вкладке.'],
] as const)('with several tabs, the one that plays sounds is named: %s, mute %s', (where, isMute, words) => {
  Object.assign(noticeSoundState, { where, isMute })
  render(<NoticeSettingsPanel />)
  expect(screen.getByText(words)).toBeTruthy()
})

test.each([
  ['the same user is', 'key', true],
  ['another user is', 'other', false],
])('desktop notices allowed in the browser while %s signed in', async (_who, key, isOn) => {
  let allow: () => void = () => undefined
  const notification = Object.assign(() => undefined, {
    permission: 'default',
    requestPermission: () =>
      new Promise<void>((resolve) => {
        allow = () => {
          notification.permission = 'granted'
          resolve()
        }
      }),
  })
  Object.assign(window, { isSecureContext: true, Notification: notification })
  session.key = 'key'
  let stop = syncNoticeSettings(1)
  render(<NoticeSettingsPanel />)
  fireEvent.click(screen.getByRole('switch', { name: 'На экране: новый заказ' }))
  if (key !== session.key) {
    stop()
    session.key = key
    stop = syncNoticeSettings(2)
  }
  await act(async () => allow())
  expect(noticeSettings.newDesktop).toBe(isOn)
  stop()
})

import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { NoticesPanel } from '../../../src/app/shell/notices/NoticesPanel'
import { noticeVoice } from '../../../src/app/shell/notices/speaker'

afterEach(() => {
  cleanup()
  Object.assign(noticeVoice, { where: 'nowhere', isMute: false })
})

test.each([
  ['here', false, 'Звук включён в этой вкладке.'],
  ['here', true, 'Звук включится после щелчка по странице.'],
  ['elsewhere', false, 'Звук включён в другой вкладке.'],
] as const)('with several tabs, the one that plays sounds is named: %s, mute %s', (where, isMute, words) => {
  Object.assign(noticeVoice, { where, isMute })
  render(<NoticesPanel />)
  expect(screen.getByText(words)).toBeTruthy()
})

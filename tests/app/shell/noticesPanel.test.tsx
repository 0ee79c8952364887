import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { NoticesPanel } from '../../../src/app/shell/NoticesPanel'
import { noticeVoice } from '../../../src/live/notices/speaker'

afterEach(() => {
  cleanup()
  Object.assign(noticeVoice, { where: 'nowhere', isMute: false })
})

test.each([
  ['here', false, 'Сейчас звучит эта вкладка.'],
  ['here', true, 'Эта вкладка зазвучит после щелчка.'],
  ['elsewhere', false, 'Сейчас звучит другая вкладка.'],
] as const)('of several tabs it is said which one sounds: %s, mute %s', (where, isMute, words) => {
  Object.assign(noticeVoice, { where, isMute })
  render(<NoticesPanel />)
  expect(screen.getByText(words)).toBeTruthy()
})

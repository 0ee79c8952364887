import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { NoticeSettingsPanel } from '../../../src/app/shell/notices/NoticeSettingsPanel'
import { noticeSoundState } from '../../../src/app/shell/notices/runInAudibleTab'

afterEach(() => {
  cleanup()
  Object.assign(noticeSoundState, { where: 'nowhere', isMute: false })
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

import { afterEach, beforeAll, expect, test } from '@jest/globals'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { NO_NEIGHBOUR_DAYS } from '../../src/domain/schedules/spans'
import type { ScheduleIssue } from '../../src/domain/schedules/validateWeek'
import { createLoadedValue } from '../../src/lib/loadedValue'
import { CopiedWeekProblemsDialog } from '../../src/pages/schedules/repair/CopiedWeekProblemsDialog'
import { createScheduleNameLookup } from '../../src/pages/schedules/week/scheduleNameLookup'
import { createWeekEditor } from '../../src/pages/schedules/week/weekEditor'
import { stubBrowserApis } from '../form/jsdomStubs'
import { days, shift } from './weekFixtures'

const SHORT_REST: ScheduleIssue = { tone: 'yellow', kind: 'rest', day: 0, key: 1, courierId: 1, text: 'отдых 7 ч' }
const names = createScheduleNameLookup([{ value: 1, label: 'Ким Асель', courierTypeId: 1 }], [], new Map())
const editor = createWeekEditor({ week: { days: days([shift(1)]) }, people: new Map() })
const around = createLoadedValue(NO_NEIGHBOUR_DAYS)

const dialog = (verdicts: readonly ScheduleIssue[], open = true) => (
  <ConfigProvider theme={{ token: { motion: false } }}>
    <CopiedWeekProblemsDialog
      {...{ open, only: undefined, editor, names, verdicts, around }}
      onClose={() => undefined}
    />
  </ConfigProvider>
)
const button = (name: RegExp) => screen.getByRole('button', { name })

beforeAll(() => {
  stubBrowserApis()
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

test('the focus moves from the main button to the first problems found after the dialog was opened', async () => {
  const { rerender } = render(dialog([], false))
  rerender(dialog([]))
  await waitFor(() => expect(document.activeElement).toBe(button(/Готово/)))
  rerender(dialog([SHORT_REST]))
  expect(document.activeElement).toBe(screen.getByRole('listbox'))
})

test('the focus stays on another button of the dialog if the first problems are found', () => {
  const { rerender } = render(dialog([]))
  act(() => button(/Закрыть/).focus())
  rerender(dialog([SHORT_REST]))
  expect(screen.getByRole('option', { name: /отдых 7 ч/ })).toBeTruthy()
  expect(document.activeElement).toBe(button(/Закрыть/))
})

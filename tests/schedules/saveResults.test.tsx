import { beforeAll, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, renderHook, screen, within } from '@testing-library/react'
import { createUnknownOutcomeError } from '../../src/lib/failure'
import { type ScheduleDaySaveResult, scheduleDaysToRetry } from '../../src/pages/schedules/week/saveScheduleDays'
import { createScheduleNameLookup } from '../../src/pages/schedules/week/scheduleNameLookup'
import { useWeekSaver } from '../../src/pages/schedules/week/useWeekSaver'
import { WeekSaveResults } from '../../src/pages/schedules/week/WeekSaveResults'
import { createWeekEditor } from '../../src/pages/schedules/week/weekEditor'
import { stubBrowserApis } from '../form/jsdomStubs'
import { configureApi, mockFetch } from '../session/mockFetch'
import { days, shift } from './weekFixtures'

beforeAll(stubBrowserApis)

const names = createScheduleNameLookup([], [], new Map())
const saveButton = { current: document.createElement('button') }

test('a day whose response was lost is not reported as not saved', () => {
  const failure = createUnknownOutcomeError('Сервер не ответил', { status: 504 }).failure
  const editor = createWeekEditor({ week: { days: days([shift(1)]) }, people: new Map() })
  const results = [{ day: 0, status: 'failed' as const, failure }]
  const saver = { results, isSaving: false, save: async () => true, resolve: () => undefined, forget: () => undefined }
  render(<WeekSaveResults {...{ saver, editor, names, saveButton }} />)
  const [line] = screen.getAllByRole('listitem')
  expect(line?.textContent).toMatch(/: \? Неизвестно, сохранилось ли\. Ошибка: сервер не ответил/)
  cleanup()
})

test('«Отмена» in the conflict of a day keeps the results of the other days', async () => {
  configureApi()
  const theirs = { courierId: 1, pointId: 1, timeStart: '12:00', timeEnd: '18:00' }
  const first = days()[0]?.date ?? ''
  const second = days()[1]?.date ?? ''
  mockFetch(({ path }) => {
    if (path.includes(first)) return { body: [theirs] }
    if (path.includes(second)) return { status: 500, body: { message: 'День не читается' } }
    return { body: [{ ...theirs, timeStart: '09:00' }] }
  })
  const editor = createWeekEditor({ week: { days: days([shift(1)], [shift(2)], [shift(3)]) }, people: new Map() })
  for (const day of [0, 1, 2]) editor.perform({ name: 'setTimes', row: { day, key: day + 1 }, start: 600, end: 1080 })
  const { result } = renderHook(() => useWeekSaver(editor, { id: 5, isPublished: false }, () => undefined))
  await act(async () => {
    const unsaved = { failure: { message: expect.stringMatching(/^Не сохранено/) } }
    await expect(result.current.save([0, 1, 2])).rejects.toMatchObject(unsaved)
  })
  document.body.append(saveButton.current)
  const list = () => <WeekSaveResults {...{ saver: result.current, editor, names, saveButton }} />
  const { rerender } = render(list())
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/^Было: 09:00–18:00/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Отмена' }))
  rerender(list())
  expect(document.activeElement).toBe(saveButton.current)
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines).toEqual([
    expect.stringMatching(/не сохранено.*День не читается$/),
    expect.stringMatching(/не отправлено$/),
  ])
})

test.each([
  ['a refused day leaves when its edit is undone, also with the days saved beside it', 422, 0],
  ['a day whose response was lost stays when its edit is undone', 504, 2],
])('%s', async (_name, status, left) => {
  configureApi()
  const first = days()[0]?.date ?? ''
  mockFetch(({ method, path }) => {
    if (method !== 'GET') return path.includes(first) ? { status, body: { message: 'Пересекается' } } : { status: 204 }
    const courierId = path.includes(first) ? 1 : 2
    return { body: [{ courierId, pointId: 1, timeStart: '09:00', timeEnd: '18:00' }] }
  })
  const start = { days: days([shift(1)], [shift(2, { courierId: 2 })]) }
  const editor = createWeekEditor({ week: start, people: new Map() })
  const change = (day: number) =>
    editor.perform({ name: 'setTimes', row: { day, key: day + 1 }, start: 600, end: 1080 })
  for (const day of [0, 1]) change(day)
  const { result } = renderHook(() => useWeekSaver(editor, { id: 5, isPublished: false }, () => undefined))
  await act(async () => void (await result.current.save([0, 1]).catch(() => undefined)))
  expect(result.current.results.map((one) => one.status)).toEqual(['failed', 'saved'])
  const list = () => <WeekSaveResults {...{ saver: result.current, editor, names, saveButton }} />
  const { rerender } = render(list())
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  act(() => editor.restore(0))
  rerender(list())
  expect(screen.queryAllByRole('listitem')).toHaveLength(left)
})

test('«Повторить» sends the rest of the last save, without invalid days', () => {
  const failure = { message: 'Пересекается' }
  const last: ScheduleDaySaveResult[] = [
    { day: 0, status: 'failed', failure },
    { day: 1, status: 'saved' },
    { day: 2, status: 'unsent' },
    { day: 4, status: 'failed', failure },
  ]
  expect(scheduleDaysToRetry(last, [0, 1, 2, 3, 4], new Set([4]))).toEqual([0, 2])
  expect(scheduleDaysToRetry(last, [2, 3], new Set())).toEqual([2])
})

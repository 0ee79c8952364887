import { expect, test } from '@jest/globals'
import { type ScheduleDaySaveResult, saveScheduleDays } from '../../src/pages/schedules/week/saveScheduleDays'
import { createWeekEditor } from '../../src/pages/schedules/week/weekEditor'
import { configureApi, mockFetch } from '../session/mockFetch'
import { days, shift } from './weekFixtures'

const WEEK = { id: 5, isPublished: false }
const ROWS = [1, 2].map((courierId) => ({ courierId, pointId: 1, timeStart: '09:00', timeEnd: '18:00' }))

function start(stored = ROWS) {
  const editor = createWeekEditor({ week: { days: days([shift(1), shift(2, { courierId: 2 })]) }, people: new Map() })
  editor.perform({ name: 'setTimes', row: { day: 0, key: 1 }, start: 600, end: 1080 })
  const sent: { courierId: number; timeStart: string }[][] = []
  /** The user edits while the day is loaded before it is sent. */
  const save = async (edit: () => void) => {
    const results: ScheduleDaySaveResult[] = []
    configureApi()
    mockFetch(({ method, body }) => {
      if (method !== 'GET') {
        sent.push(JSON.parse(body).items)
        return { status: 204 }
      }
      edit()
      return { body: stored }
    })
    await saveScheduleDays(editor, WEEK, [0], (result) => results.push(result))
    return results.at(-1)?.status
  }
  return { editor, sent, save }
}

test('a shift that loses its courier before it is sent is not deleted on the server', async () => {
  const { editor, sent, save } = start()
  await save(() => editor.perform({ name: 'assign', row: { day: 0, key: 2 }, courierId: null }))
  expect(sent).toMatchObject([[{ courierId: 1, timeStart: '10:00' }, { courierId: 2 }]])
  expect(editor.changed()).toEqual([0])
  expect(editor.week().days[0]?.rows[1]?.courierId).toBeNull()
})

test('an edit undone before it is sent is not sent', async () => {
  const { editor, sent, save } = start()
  expect(await save(() => editor.undo())).toBe('saved')
  expect(sent).toEqual([])
  expect(editor.changed()).toEqual([])
})

test('input while a day is found to be saved already stays unsaved', async () => {
  const { editor, sent, save } = start(ROWS.map((row) => (row.courierId === 1 ? { ...row, timeStart: '10:00' } : row)))
  const edit = () => editor.perform({ name: 'assign', row: { day: 0, key: 2 }, courierId: null })
  expect(await save(edit)).toBe('saved')
  expect(sent).toEqual([])
  expect(editor.changed()).toEqual([0])
})

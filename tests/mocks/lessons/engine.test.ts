/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { lessonWorldParams } from '../../../mocks/demo/lessonFile'
import type { LessonProgress } from '../../../mocks/demo/lessonProgress'
import { runDemoCommand } from '../../../mocks/demo/runDemoCommand'
import { findBuiltInLesson } from '../../../mocks/lessons/builtInLessons'
import { meetsLessonConditions } from '../../../mocks/lessons/conditions'
import type { Lesson } from '../../../mocks/lessons/lesson'
import { memoryStorage } from '../demo/memoryStorage'
import { type PlayedLesson, startLesson } from './playLesson'

const ORDER = '/manage/order/510002'
const LATE = findBuiltInLesson('late-order') as Lesson
const OWN: Lesson = {
  ...LATE,
  id: 'own',
  goals: [
    ...LATE.goals,
    {
      text: 'Город переименован',
      call: { method: 'POST', path: '/manage/city/{id}' },
      holds: { name: { equals: 'Абай' } },
      before: 300,
      hints: [],
    },
  ],
}
const CITY = { name: 'Абай', timezone: 5, status: true, deliveryService: 'YANDEX' }

let storage: ReturnType<typeof memoryStorage>
let played: PlayedLesson[]
beforeEach(() => {
  storage = memoryStorage()
  played = []
})
afterEach(() => {
  for (const { host } of played) host.stop()
})

async function open(lesson: Lesson): Promise<PlayedLesson> {
  const started = await startLesson(lesson, storage)
  played.push(started)
  return started
}

async function openOwn(): Promise<PlayedLesson> {
  const { host } = await open(LATE)
  expect(await host.importWorld(JSON.stringify(OWN))).toBe('?seed=7&size=3000&at=2026-03-18T16%3A00&lesson=own')
  return open(OWN)
}

const states = ({ goals }: LessonProgress) => goals.map(({ state }) => state)
const kinds = ({ log }: LessonProgress) => log.map(({ kind }) => kind)
const handOver = ({ call }: PlayedLesson) =>
  call('operator', 'POST', `${ORDER}/change-courier`, { courierId: 1001, reason: 'Пробка' })

test('the progress survives a closed tab; a reset begins the lesson with its events again', async () => {
  const first = await open(LATE)
  await first.pass(10)
  await handOver(first)
  expect(states(first.training())).toEqual(['reached'])
  expect(kinds(first.training())).toEqual(['command', 'call', 'goal'])
  first.host.stop()

  const again = await open(LATE)
  expect(again.training()).toEqual(first.training())
  expect(await again.host.reset()).toBe('')
  const reopened = await open(LATE)
  expect(states(reopened.training())).toEqual(['open'])
  await reopened.pass(10)
  expect(kinds(reopened.training())).toEqual(['command'])
})

test('a goal is kept as a rewind point, and what came after it is undone within a second', async () => {
  const first = await openOwn()
  await first.pass(10)
  await handOver(first)
  await first.call('administrator', 'POST', '/manage/city/1', CITY)
  expect(states(first.training())).toEqual(['reached', 'reached'])
  // Measure CPU time instead of elapsed time, so that a busy machine does not fail the test.
  const before = process.cpuUsage()
  expect(await runDemoCommand(first.host, 'rewind', { point: 1 })).toBe('')
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(1000)

  const again = await open(OWN)
  expect(states(again.training())).toEqual(['reached', 'open'])
  expect(await (await again.call('administrator', 'GET', '/manage/city/1')).json()).toMatchObject({ name: 'Караганда' })
  expect(await (await again.call('operator', 'GET', ORDER)).json()).toMatchObject({ courier: { id: 1001 } })
  await expect(runDemoCommand(again.host, 'rewind', { point: 7 })).rejects.toThrow('не сохранилось')
  expect(await runDemoCommand(again.host, 'rewind', { point: 0 })).toBe('')
  expect(states((await open(OWN)).training())).toEqual(['open', 'open'])
})

test('a goal on a call needs the body and comes too late after its time', async () => {
  const own = await openOwn()
  await own.call('administrator', 'POST', '/manage/city/1', { ...CITY, name: 'Сарань' })
  expect(states(own.training())).toEqual(['open', 'open'])
  await own.pass(310)
  expect(states(own.training())).toEqual(['open', 'missed'])
  await own.call('administrator', 'POST', '/manage/city/1', CITY)
  expect(states(own.training())).toEqual(['open', 'missed'])
})

test('a call that the lesson makes is no violation and is not recorded', async () => {
  const payload = { person: '77000000001', method: 'POST', path: '/manage/city/1', body: { ...CITY, name: 'Сарань' } }
  const never = [{ text: 'Город изменён', call: { method: 'POST' as const, path: '/manage/city/{id}' } }]
  const lesson = { ...OWN, never, entries: [{ second: 5, command: 'call', payload }] }
  const { host } = await open(LATE)
  await host.importWorld(JSON.stringify(lesson))
  const own = await open(lesson)
  await runDemoCommand(own.host, 'record', { isOn: true })
  await own.pass(10)
  expect(kinds(own.training())).toEqual(['command'])
  await own.call('dispatcher', 'POST', '/manage/city/1', CITY)
  await own.call('administrator', 'POST', '/manage/city/1', CITY)
  expect(kinds(own.training())).toEqual(['command', 'refused', 'call', 'violation', 'goal'])
  expect(await runDemoCommand(own.host, 'record', { isOn: false })).toHaveLength(1)
})

test.each<[string, object]>([
  ['with the body null', { path: '/manage/city/search', body: null }],
  ['without a body', { path: '/manage/city/search' }],
  ['with a query in its path', { path: '/manage/city/search?page=1', body: {} }],
])('a call of the lesson %s is no violation', async (_what, request) => {
  const never = [{ text: 'Поиск', call: { method: 'POST' as const, path: '/manage/city/search' } }]
  const payload = { person: '77000000001', method: 'POST', ...request }
  const lesson = { ...OWN, never, entries: [{ second: 5, command: 'call', payload }] }
  const { host } = await open(LATE)
  await host.importWorld(JSON.stringify(lesson))
  const own = await open(lesson)
  await own.pass(10)
  expect(kinds(own.training())).toEqual([])
  await own.call('dispatcher', 'POST', '/manage/city/search', {})
  await own.call('administrator', 'POST', '/manage/city/search', { id: 1 })
  expect(kinds(own.training())).toEqual(['violation'])
})

test('the lesson of the documentation plays; a search does not match the pattern of a change', async () => {
  const [, text = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync('docs/training.md', 'utf8')) ?? []
  const { host } = await open(LATE)
  expect(await host.importWorld(text)).toContain('lesson=hide-notice')
  const own = await open(JSON.parse(text))
  await own.pass(10)
  const found = await own.call('operator', 'POST', '/manage/notification/search', { status: true })
  expect(states(own.training())).toEqual(['open'])
  const [{ id }] = (await found.json()) as [{ id: number }]
  await own.call('operator', 'POST', `/manage/notification/${id}`, {})
  expect(states(own.training())).toEqual(['reached'])
})

test("a refused event of the instructor is not in the trainee's log", async () => {
  const { host, training } = await open(LATE)
  await expect(runDemoCommand(host, 'holdUp', { orderId: 1, minutes: 5 })).rejects.toThrow('Заказ не найден')
  await runDemoCommand(host, 'holdUp', { orderId: 510002, minutes: 5 })
  expect(kinds(training())).toEqual(['command'])
})

test('a call whose response is lost still counts; a refused call is shown with its reason', async () => {
  const own = await openOwn()
  await runDemoCommand(own.host, 'faults', { rules: [{ kind: 'lost', path: `${ORDER}/change-courier` }] })
  expect((await handOver(own)).type).toBe('error')
  expect(states(own.training())).toEqual(['reached', 'open'])
  await handOver(own)
  expect(own.training().log.at(-1)).toMatchObject({ kind: 'refused', text: expect.stringContaining('уже у этого') })
})

test('the log names the correction of a payment and of a draft in words', async () => {
  const lesson = findBuiltInLesson('unknown-outcome') as Lesson
  const { call, training } = await open(lesson)
  const payment = { methodId: 2, amount: 100, payedAt: '2026-03-18', comment: null }
  const { id } = await (await call('manager', 'POST', '/manage/pay?companyId=4', payment)).json()
  await call('manager', 'POST', `/manage/pay/${id}`, payment)
  await call('manager', 'DELETE', `/manage/pay/${id}`)
  await call('dispatcher', 'POST', '/manage/schedule/16/clear')
  expect(training().log.map(({ text }) => text)).toEqual([
    'Оплата добавлена',
    `Оплата ${id} изменена`,
    `Оплата ${id} удалена`,
    'Расписание 16: черновик сброшен',
  ])
})

test('a goal that reads a response without JSON is not reached, and an event is logged once', async () => {
  const read = { path: '/tiles/light/1/0/0', body: undefined }
  const goals = [{ text: 'Карта', read, holds: { id: { equals: 1 } }, hints: [] }]
  const lesson = { ...OWN, goals, entries: [{ second: 5, command: 'speed', payload: { speed: 2 } }] }
  const { host } = await open(LATE)
  await host.importWorld(JSON.stringify(lesson))
  const own = await open(lesson)
  await own.pass(10)
  expect(kinds(own.training())).toEqual(['command'])
  expect((await handOver(own)).status).toBe(200)
  expect(states(own.training())).toEqual(['open'])
})

test('hints are counted, and the lessons of the browser are listed with their progress', async () => {
  const own = await openOwn()
  await runDemoCommand(own.host, 'hint', { goal: 0 })
  await runDemoCommand(own.host, 'hint', { goal: 0 })
  expect(own.training().goals[0]).toMatchObject({ hints: 2 })
  const list = (await runDemoCommand(own.host, 'lessons', {})) as LessonProgress[]
  expect(list.map(({ lesson }) => lesson?.id)).toEqual(['late-order', 'own'])
})

test('recorded calls become a solution that reaches the goal', async () => {
  const first = await open(LATE)
  await runDemoCommand(first.host, 'record', { isOn: true })
  await first.pass(10)
  await first.call('operator', 'POST', '/manage/order/search', {})
  await handOver(first)
  const solution = await runDemoCommand(first.host, 'record', { isOn: false })
  const path = `${ORDER}/change-courier`
  expect(solution).toMatchObject([{ command: 'call', payload: { method: 'POST', path, body: { courierId: 1001 } } }])
  await first.host.reset()
  const again = await open(LATE)
  await runDemoCommand(again.host, 'script', { entries: [...LATE.entries, ...(solution as object[])] })
  await again.pass(20)
  expect(states(again.training())).toEqual(['reached'])
})

test('a lesson file that does not fit is refused with its field, and an id of the demo is taken', async () => {
  const { host } = await open(LATE)
  const refused: [object, string][] = [
    [{ ...OWN, minutes: 'восемь' }, '«minutes»'],
    [{ ...OWN, goals: [{ text: 'Без проверки', hints: [] }] }, 'Нужно read или call'],
    [{ ...OWN, goals: [{ text: 'Без условия', read: { path: '/user' }, hints: [] }] }, 'К read нужно holds'],
    [{ ...OWN, entries: [{ second: 5, command: 'explode' }] }, 'секунда 5: нет команды «explode»'],
    [{ ...OWN, solution: [{ second: 5, command: 'holdUp', payload: {} }] }, 'секунда 5, holdUp'],
    [LATE, 'Дайте файлу другой id'],
  ]
  for (const [lesson, reason] of refused) await expect(host.importWorld(JSON.stringify(lesson))).rejects.toThrow(reason)
  expect(host.status().isRunning).toBe(true)
})

test('a link to an unknown lesson opens a world and says so', async () => {
  const { host } = await open({ ...LATE, id: 'gone' })
  expect(host.status()).toMatchObject({ training: null, notices: [{ kind: 'noLesson' }] })
  expect(lessonWorldParams(LATE)).toMatchObject({ lesson: 'late-order' })
})

test.each([
  [{ 'a.b': { equals: 1 } }, true],
  [{ 'a.b': { not: 1 } }, false],
  [{ 'a.b': { in: [3, 1] } }, true],
  [{ 'a.missing': { not: 1 } }, false],
  [{ 'a.empty': { equals: null } }, true],
  [{ list: { count: 2 } }, true],
  [{ list: { count: 1 } }, false],
  [{ 'list.id=5.sum': { atLeast: 10 } }, true],
  [{ 'list.id=6.sum': { atLeast: 10 } }, false],
  [{ 'list.0.text': { atLeast: 4 } }, false],
  [{ '': { not: 1 }, 'a.b': { atLeast: 2 } }, false],
])('conditions %j: %s', (holds, isMet) => {
  const value = { a: { b: 1, empty: null }, list: [{ id: 5, sum: 10, text: ' abc ' }, { id: 6 }] }
  expect(meetsLessonConditions(value, holds)).toBe(isMet)
})

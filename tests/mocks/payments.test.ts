/** @jest-environment node */
import { beforeAll, expect, test } from '@jest/globals'
import type { World } from '../../mocks/store/world'
import { createTestWorld } from '../../mocks/testing'
import type { Payment } from '../../src/api/payments'
import { type Caller, createCaller, rowsOf } from './call'

let world: World
let call: Caller
beforeAll(() => {
  world = createTestWorld({ size: 2500 }).world
  call = createCaller(world, 'manager')
})

const OWN = 3
const FOREIGN = 21
const FORM = { methodId: 2, amount: 125_000, payedAt: '2026-03-17', comment: 'За неделю' }
const search = (filter: object) => call('POST', '/manage/pay/search', filter)
const list = async (filter: object = {}) => rowsOf<Payment>(await search(filter))
const create = (form: object, query = `?companyId=${OWN}`) => call('POST', `/manage/pay${query}`, form)

test('the payment API lists everything at once, the newest first, within the cities of the caller', async () => {
  const answer = await search({})
  const rows = rowsOf<Payment>(answer)
  expect(rows.length).toBeGreaterThan(40)
  expect(answer.headers.get('x-pagination-total-count')).toBeNull()
  expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).sort((a, b) => b - a))
  expect(new Set(rows.map(({ methodId }) => methodId))).toEqual(new Set([1, 2, 3]))
  expect(rows.some(({ comment }) => comment !== undefined) && rows.some(({ comment }) => comment === undefined)).toBe(
    true,
  )
  expect(rows.some(({ companyId }) => companyId === FOREIGN)).toBe(false)
  expect(world.db.payments.all().some(({ companyId }) => companyId === FOREIGN)).toBe(true)
})

test('filters by company, method and date, sorts by every column but the comment', async () => {
  expect((await list({ companyId: OWN })).every(({ companyName }) => companyName === 'Сакура')).toBe(true)
  expect((await list({ methodId: 3 })).every(({ methodId }) => methodId === 3)).toBe(true)
  const { payedAt } = (await list())[0] as Payment
  expect((await list({ payedAt })).every((row) => row.payedAt === payedAt)).toBe(true)
  for (const field of ['id', 'companyName', 'methodId', 'amount', 'payedAt'] as const) {
    const values = (await list({ orderBy: `${field}_SORT_ASC` })).map((row) => row[field])
    const compare = (a: unknown, b: unknown) =>
      typeof a === 'number' ? a - Number(b) : String(a).localeCompare(String(b), 'ru')
    expect([...values].sort(compare)).toEqual(values)
  }
  expect((await search({ orderBy: 'comment_SORT_ASC' })).status).toBe(422)
  expect((await search({ payedAt: '17.03.2026' })).status).toBe(422)
})

test('the payment API adds, reads, changes and deletes a payment; its company cannot change', async () => {
  const { id } = (await create(FORM)).body as Payment
  expect((await call('GET', `/manage/pay/${id}`)).body).toEqual({ id, companyId: OWN, companyName: 'Сакура', ...FORM })
  await call('POST', `/manage/pay/${id}`, { ...FORM, amount: 1, comment: null, companyId: 1 })
  const { body } = await call('GET', `/manage/pay/${id}`)
  expect(body).toMatchObject({ amount: 1, companyId: OWN })
  expect(body).not.toHaveProperty('comment')
  expect((await call('DELETE', `/manage/pay/${id}`)).status).toBe(204)
  for (const method of ['GET', 'DELETE'] as const) expect((await call(method, `/manage/pay/${id}`)).status).toBe(404)
  expect((await call('POST', `/manage/pay/${id}`, FORM)).status).toBe(404)
})

test.each([
  [{}, ['methodId', 'amount', 'payedAt']],
  [{ ...FORM, methodId: 4 }, ['methodId']],
  [{ ...FORM, amount: 0 }, ['amount']],
  [{ ...FORM, amount: 99.5 }, ['amount']],
  [{ ...FORM, payedAt: '2026-02-29' }, ['payedAt']],
  [{ ...FORM, payedAt: '' }, ['payedAt']],
  [{ ...FORM, comment: 7 }, ['comment']],
])('the payment API refuses the form %j', async (form, fields) => {
  const { id } = (await list({ companyId: OWN }))[0] as Payment
  const before = world.db.payments.all().length
  for (const answer of [await create(form), await call('POST', `/manage/pay/${id}`, form)]) {
    expect(answer.status).toBe(422)
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual(fields)
  }
  expect(world.db.payments.all()).toHaveLength(before)
})

test('a new payment needs its company in the query string', async () => {
  expect(await create(FORM, '')).toMatchObject({ status: 422, body: { errors: { companyId: 'Поле обязательное' } } })
  expect((await create({ ...FORM, companyId: OWN }, '')).status).toBe(422)
  expect((await create(FORM, '?companyId=999')).status).toBe(404)
})

test('the payment API refuses companies of other cities, and each action without its permission', async () => {
  const { id } = world.db.payments.all().find(({ companyId }) => companyId === FOREIGN) as Payment
  expect((await create(FORM, `?companyId=${FOREIGN}`)).status).toBe(403)
  expect((await call('GET', `/manage/pay/${id}`)).status).toBe(403)
  expect((await call('POST', `/manage/pay/${id}`, FORM)).status).toBe(403)
  expect((await call('DELETE', `/manage/pay/${id}`)).status).toBe(403)
  world.db.roles.update('manager', { permissions: ['pay_view'] })
  const own = (await list({ companyId: OWN }))[0]?.id
  expect((await create(FORM)).status).toBe(403)
  expect((await call('POST', `/manage/pay/${own}`, FORM)).status).toBe(403)
  expect((await call('DELETE', `/manage/pay/${own}`)).status).toBe(403)
  expect((await createCaller(world, 'dispatcher')('POST', '/manage/pay/search', {})).status).toBe(403)
})

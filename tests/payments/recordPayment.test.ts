/** @jest-environment node */
import { afterEach, expect, jest, test } from '@jest/globals'
import { recordPayment } from '../../src/pages/payments/recordPayment'
import { configureApi } from '../session/mockFetch'

const PAYMENT = { companyId: 3, methodId: 2, amount: 5000, payedAt: '2026-03-16', comment: null }
const TWIN = { id: 9, companyId: 3, methodId: 2, amount: 5000, payedAt: '2026-03-16' }

function losing(found: object[], response?: Response): string[] {
  const calls: string[] = []
  configureApi()
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url)
    calls.push(pathname)
    if (pathname.endsWith('/search')) return new Response(JSON.stringify(found), { status: 200 })
    if (response) return response
    throw new TypeError('Failed to fetch')
  })
  return calls
}
afterEach(() => void jest.restoreAllMocks())

test('a duplicate that was not in the list before means that the payment was recorded', async () => {
  losing([TWIN])
  expect(await recordPayment(PAYMENT, [])).toBe('duplicate')
})

test('the message of a server that failed is shown before the advice', async () => {
  losing([], new Response('{"message":"Платёжный сервис перегружен"}', { status: 503 }))
  await expect(recordPayment(PAYMENT, [])).rejects.toMatchObject({
    failure: {
      hint: expect.stringMatching(
        /^Сервер ответил 503: Платёжный сервис перегружен.*\. Список проверен: такой оплаты в нём нет/,
      ),
    },
  })
})

test('payments from before are no proof', async () => {
  losing([TWIN])
  await expect(recordPayment(PAYMENT, [TWIN] as never)).rejects.toMatchObject({
    failure: { hint: expect.stringContaining('Её можно записать ещё раз') },
  })
})

test('if the earlier payments are unknown, the message does not advise to record it again', async () => {
  const calls = losing([TWIN])
  await expect(recordPayment(PAYMENT, null)).rejects.toMatchObject({
    failure: { hint: expect.stringContaining('проверьте, не записана ли оплата') },
  })
  expect(calls.filter((path) => path.endsWith('/pay'))).toHaveLength(1)
})

import { expect, test } from '@jest/globals'
import type { Request } from 'playwright-core'
import { orderOf, USER } from '../server/contractServer'
import { contractConsole } from './contractConsole'
import { expectSoon } from './polling'

const { server, site, open } = contractConsole()

const ROW = 'tr[data-row-key="2"]'
const MAX_LATE_SECONDS = 5

test('an order that becomes late is announced in time by a worker, even without page timers', async () => {
  const { page } = await open('/favicon.svg')
  await page.clock.install()
  await page.addInitScript((userId) => {
    window.localStorage.setItem(`notices:${userId}`, JSON.stringify({ lateDesktop: true }))
    const notices: string[] = []
    class Shown {
      static permission = 'granted'
      constructor(title: string) {
        notices.push(title)
      }
    }
    Object.assign(window, { Notification: Shown, notices })
  }, USER.id)
  const pending = new Set<Request>()
  page.on('request', (request) => request.url().includes('/order/search') && pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  await page.goto(`${site.url}/orders`)
  await page.locator(ROW).waitFor()
  await page.getByText('В эфире').waitFor()

  const setHidden = (isHidden: boolean) =>
    page.evaluate((next) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => next })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  // The timer worker starts when the page is hidden and the code of the desktop notifications has loaded.
  const [worker] = await Promise.all([page.waitForEvent('worker'), setHidden(true)])
  expect(worker.url()).toMatch(/\/assets\/\S+\.js$/)

  const pausedAt = Math.ceil(Date.now() / 1000) * 1000 + 1000
  await page.clock.pauseAt(pausedAt)
  const due = pausedAt + 10_000
  const deliveryDateTime = new Date(due).toISOString().replace('.000Z', 'Z')
  server.push(orderOf(2, { status: 30, sumTotal: '7777', deliveryDateTime }))
  await page
    .locator(ROW)
    .getByText(/7\s777/)
    .first()
    .waitFor()
  await expectSoon(() => pending.size, 0)
  const notices = () => page.evaluate(() => Reflect.get(window, 'notices') as string[])
  expect(await notices()).toEqual([])
  let second = 0
  while ((await notices()).length === 0 && second < MAX_LATE_SECONDS) {
    second++
    await page.clock.setSystemTime(due + second * 1000)
    // Wait for one message of the timer worker. It sends one each second of real time. The test can neither set the clock of the worker nor
    // see its messages.
    await worker.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1100)))
  }
  expect(await notices()).toEqual([expect.stringMatching(/2/)])

  await setHidden(false)
  await expectSoon(() => page.workers().length, 0)
}, 90_000)

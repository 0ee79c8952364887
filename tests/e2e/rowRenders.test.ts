import { expect, test } from '@jest/globals'
import { orderOf, paged } from '../server/contractServer'
import { contractConsole } from './contractConsole'
import { expectSoon } from './soon'

/** A row must not re-render for changes outside of it: measured columns, a dictionary that starts to load. */

const { server, open, complaints } = contractConsole()

type Fiber = {
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
  flags: number
  memoizedProps: { rowKeys?: unknown } | null
}

/** Runs in the page before its scripts: counts re-renders of existing rows. React calls the hook after each commit. */
function countRows(): void {
  const PERFORMED_WORK = 1
  const seen = { mounted: 0, again: 0 }
  const walk = (first: Fiber | null): void => {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      const isRow = fiber.memoizedProps?.rowKeys !== undefined
      if (isRow && fiber.alternate === null) seen.mounted++
      else if (isRow && fiber.flags & PERFORMED_WORK) seen.again++
      // The children of a fiber that did not render are unchanged.
      if (fiber.child !== fiber.alternate?.child) walk(fiber.child)
    }
  }
  Object.assign(window, {
    rowRenders: seen,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => walk(current.child),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  })
}

test.each([
  ['comes before the screen', 0],
  ['comes in the place of what stood for it', 1500],
])('a list that %s renders its rows once', async (_when, delayMs) => {
  server.on('POST /v1/manage/order/search', () => ({ ...paged([orderOf(2), orderOf(1)]), delayMs }))
  const { page } = await open('/orders', { before: countRows })
  await page.locator('tr[data-row-key="2"]').waitFor()
  await expectSoon(() => server.callsOf('GET /v1/dictionary/order-status').length, 1)
  await page.locator('tbody').getByText('Новый').first().waitFor()
  const rendered = () => page.evaluate(() => Reflect.get(window, 'rowRenders') as { mounted: number; again: number })
  const { mounted, again } = await rendered()
  expect(mounted).toBeGreaterThan(0)
  expect(again).toBe(0)

  await page.setViewportSize({ width: 1500, height: 900 })
  server.push(orderOf(2, { status: 30 }))
  await expectSoon(
    async () => (await page.locator('tr[data-row-key="2"]').textContent())?.includes('Курьер назначен'),
    true,
  )
  expect((await rendered()).again).toBe(0)
  expect(complaints()).toEqual([])
})

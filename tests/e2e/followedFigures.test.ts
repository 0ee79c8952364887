import { expect, jest, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { demoUserSessionKey } from '../../mocks/seeds/demoUserSessionKey'
import { type DrilldownKey, REPORT_DRILLDOWNS } from '../../src/kit/drilldown/drilldowns'
import { goTo } from './console'
import { mockConsole } from './consoleFixture'
import {
  type CheckedFigure,
  distributeFigures,
  type Figure,
  followLinks,
  isMatching,
  readFigures,
  resultTable,
  sampleEvenly,
} from './drilldownFigures'
import { expectSoon } from './polling'

/**
 * Samples figures of a generated month evenly over all kinds of drilldown links (links from a figure to its records) and follows them
 * within the loaded console. The target screen shows the figure from the link and the sum of its records; both must equal the figure on the
 * first screen (design «Money», «Reports»). `tests/report/drilldowns.test.ts` compares over 1,000 figures without a browser. `FIGURES=1000`
 * follows more figures; `FIGURES_SEED=8` uses another month.
 */
const SEED = Number(process.env.FIGURES_SEED ?? 7)
/** Three figures of each of the 33 kinds of links. */
const USUAL = 99
const OPENED = Number(process.env.FIGURES ?? USUAL)
const WINDOWS = 3
/** Today's date in the mock data. The shifts of this day are not finished, so salary has no record of them yet. */
const TODAY = '2026-03-18'
const CITY = 'cityId=1'
/** Loading the screens takes most of the test's time, so the usual sample is taken from fewer of them. */
const firstOf = <T>(all: readonly T[], usual: number, many = all.length): T[] =>
  all.slice(0, OPENED > USUAL ? many : usual)

type Source = { path: string; ready: string }

// No retries: a figure that differs in only one attempt is a bug too.
jest.retryTimes(0)

const { server, site, open } = mockConsole({ seed: SEED, size: 2500, at: `${TODAY}T13:00:00+05:00` })

/** Selects links in table rows only: totals have links too and may appear first, so waiting for them would not wait for the rows. */
const linkOf = (drilldown: DrilldownKey) => `tbody a[href*="drilldown=${drilldown}&"]`
const shown = (drilldown: DrilldownKey) => `a[href*="drilldown=${drilldown}&"]`
const days = (dateStart: string, dateEnd: string) => `dateStart=2026-${dateStart}&dateEnd=2026-${dateEnd}`

async function sources(): Promise<Source[]> {
  const daily = [2, 3].map((month) => ({
    path: `/reports/delivery?${CITY}&month=${month}&year=2026`,
    ready: linkOf('daily.payment'),
  }))
  const byPeriod = firstOf(['20260301', '20260216'], 1).flatMap((period) => [
    { path: `/reports/companies?periodId=${period}`, ready: linkOf('partner.countOrders') },
    { path: `/reports/companies?${CITY}&periodId=${period}`, ready: linkOf('partner.countOrders') },
    { path: `/reports/couriers?${CITY}&periodId=${period}`, ready: linkOf('courier.income') },
  ])
  const salaries = firstOf([1, 2, 3, 4], 1).map((page) => ({
    path: `/salary?${CITY}&${days('03-01', '03-17')}&page=${page}`,
    ready: linkOf('salaryDay.orderAmount'),
  }))
  const footer = { path: `/salary?${CITY}&${days('03-01', '03-17')}`, ready: shown('salaryFooter.left') }
  const groups = [days('02-16', '02-28'), days('03-01', '03-08'), days('03-09', '03-17')].flatMap((period) =>
    firstOf([1, 2], 1).map((page) => ({
      path: `/salary?${CITY}&${period}&group=true&page=${page}`,
      ready: linkOf('salaryGroup.payouts'),
    })),
  )
  const response = await fetch(`${server.apiUrl}/v1/dictionary/courier?${CITY}`, {
    headers: { Authorization: `Bearer ${demoUserSessionKey('administrator')}` },
  })
  const couriers = (await response.json()) as { value: number }[]
  const cards = [days('03-01', '03-17'), days('03-02', '03-08'), days('03-09', '03-15')].flatMap((period) =>
    firstOf(couriers, 1, OPENED > 250 ? 13 : 4).map(({ value }) => ({
      path: `/couriers/${value}?${period}`,
      ready: shown('card.totalAmount'),
    })),
  )
  const archive = {
    path: `/archive-orders?${CITY}&${days('03-01', '03-17')}`,
    ready: shown('archiveSummary.returnCheckSumItems'),
  }
  const payments = { path: '/payments', ready: shown('paymentFooter.method') }
  return [archive, footer, payments, ...daily, ...byPeriod, ...salaries, ...groups, ...cards]
}

function isOver({ drilldown, href }: Figure): boolean {
  const { searchParams } = new URL(href, site.url)
  const holdsToday = (searchParams.get('dateStart') ?? '') <= TODAY && TODAY <= (searchParams.get('dateEnd') ?? '')
  return !holdsToday || REPORT_DRILLDOWNS[drilldown].behind.startsWith('archive')
}

/** Opens the profile first. Otherwise React would keep the state of a previous screen with the same component. */
async function show(page: Page, { path, ready }: Source): Promise<void> {
  await goTo(page, '/profile')
  await page.getByRole('heading', { name: 'Профиль' }).waitFor()
  await goTo(page, path)
  await page.locator(ready).first().waitFor()
}

async function press(page: Page, figure: Figure): Promise<CheckedFigure> {
  const link = page.locator(`a[href="${figure.href}"]`).first()
  const text = await link.textContent()
  await link.click()
  const check = page.locator(`output[data-drilldown="${figure.drilldown}"]`)
  const checkText = (await check.textContent()) ?? undefined
  await page.goBack()
  await link.waitFor()
  await expectSoon(() => link.textContent(), text)
  return { ...figure, checkText }
}

test('figures are the sums of the records behind them', async () => {
  const windows = await Promise.all(Array.from({ length: WINDOWS }, () => open('/profile')))
  const all = await sources()
  const found = new Map<string, Figure>()
  const pressed = new Map<DrilldownKey, CheckedFigure>()
  await Promise.all(
    windows.map(async ({ page }) => {
      for (let source = all.shift(); source; source = all.shift()) {
        await show(page, source)
        const here = (await readFigures(page)).filter(isOver)
        for (const figure of here) found.set(figure.href, figure)
        for (const figure of here) {
          if (pressed.has(figure.drilldown)) continue
          pressed.set(figure.drilldown, { ...figure, checkText: undefined })
          pressed.set(figure.drilldown, await press(page, figure))
        }
      }
    }),
  )
  expect([...pressed.keys()].sort()).toEqual(Object.keys(REPORT_DRILLDOWNS).sort())
  expect([...pressed.values()].filter((figure) => !isMatching(figure))).toEqual([])

  const drawn = sampleEvenly([...found.values()], OPENED, SEED)
  const shares = distributeFigures(drawn, WINDOWS)
  const opened = (await Promise.all(windows.map(({ page }, index) => followLinks(page, shares[index] ?? [])))).flat()
  process.stdout.write(`\nSeed ${SEED}\n${resultTable([...found.values()], opened)}\n`)
  expect(opened.filter((figure) => !isMatching(figure))).toEqual([])
  expect(opened).toHaveLength(OPENED)
}, 1_800_000)

import type { Page } from 'playwright-core'
import { SeededRandom } from '../../mocks/store/random'
import { type DrilldownKey, isDrilldownKey, REPORT_DRILLDOWNS } from '../../src/kit/drilldown/drilldowns'

export type Figure = {
  drilldown: DrilldownKey
  href: string
  shown: number
}

export type CheckedFigure = Figure & { checkText: string | undefined }

const PATIENCE_MS = 20_000
/**
 * Each opened screen must show within `PATIENCE_MS` whether its records add up to the figure of the followed link. If this number of
 * screens fail to do so, the test follows no more links.
 */
const MAX_SILENT = 5

const parse = (text: string): number => Number(text.replace(/[^\d−-]/g, '').replace('−', '-'))

const TAKEN: ReadonlySet<string> = new Set([
  'salary.penalty',
  'salary.holding',
  'salary.paidDelivery',
  'shifts.sumDelivery',
])

/** Deductions are shown as negative, but the records contain them without a sign, so absolute values are compared. */
function figureOf(drilldown: DrilldownKey, text: string): number {
  const value = parse(text)
  return TAKEN.has(REPORT_DRILLDOWNS[drilldown].behind) ? Math.abs(value) : value
}

export async function readFigures(page: Page): Promise<Figure[]> {
  const links: string[][] = await page.locator('a[href*="drilldown="]').evaluateAll((all) =>
    all.map((link) => [
      link.getAttribute('href') ?? '',
      link.textContent ?? '',
      // The second-to-last column of the daily report contains the payments to external couriers. These payments are subtracted from the
      // day's payments, because salary records do not include them.
      link.closest('tr')?.querySelector('td:nth-last-child(2)')?.textContent ?? '',
    ]),
  )
  return links.map(([href = '', text = '', external = '']) => {
    const drilldown = new URL(href, page.url()).searchParams.get('drilldown') ?? ''
    if (!isDrilldownKey(drilldown)) throw new Error(`No drilldown of this name: ${href}`)
    return { drilldown, href, shown: figureOf(drilldown, text) - (drilldown === 'daily.payment' ? parse(external) : 0) }
  })
}

export function sampleEvenly(figures: readonly Figure[], count: number, seed: number): Figure[] {
  const byDrilldown = new Map<DrilldownKey, Figure[]>()
  for (const figure of figures)
    byDrilldown.set(figure.drilldown, [...(byDrilldown.get(figure.drilldown) ?? []), figure])
  const piles = [...byDrilldown].map(([drilldown, own]) =>
    new SeededRandom(seed).fork('figures', drilldown).shuffle(own),
  )
  const rounds = Math.max(0, ...piles.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => piles.flatMap((pile) => pile[round] ?? []))
    .flat()
    .slice(0, count)
}

/**
 * Distributes figures (numbers in reports that link to lists of records) over browser pages. Links to the same records go to the same page,
 * so that the records load once. Links to the same screen follow each other, so that a page rarely changes its screen.
 */
export function distributeFigures(figures: readonly Figure[], windows: number): Figure[][] {
  const byRecords = new Map<string, Figure[]>()
  for (const figure of figures) {
    const [records = ''] = figure.href.split('&drilldown=')
    byRecords.set(records, [...(byRecords.get(records) ?? []), figure])
  }
  const groups = [...byRecords].sort(([a], [b]) => Number(a > b) - Number(a < b)).map(([, group]) => group)
  return Array.from({ length: windows }, (_, index) =>
    groups.filter((_group, place) => place % windows === index).flat(),
  )
}

export async function followLinks(page: Page, figures: readonly Figure[]): Promise<CheckedFigure[]> {
  const texts: (string | undefined)[] = await page.evaluate(
    async ([hrefs, patience, maxSilent]) => {
      const checkTexts: (string | undefined)[] = []
      for (const href of hrefs) {
        if (checkTexts.filter((one) => one === undefined).length >= maxSilent) break
        window.history.pushState(null, '', href)
        const name = new URLSearchParams(window.location.search).get('drilldown')
        const until = performance.now() + patience
        let text: string | null | undefined
        // Read the text after each paint, because the screen must not show a wrong sum even for one frame.
        do {
          await new Promise(requestAnimationFrame)
          text = document.querySelector(`output[data-drilldown="${name}"]`)?.textContent
        } while (!text && performance.now() < until)
        checkTexts.push(text || undefined)
      }
      return checkTexts
    },
    [figures.map(({ href }) => href), PATIENCE_MS, MAX_SILENT] as const,
  )
  return figures.slice(0, texts.length).map((figure, index) => ({ ...figure, checkText: texts[index] }))
}

export function isMatching({ drilldown, shown, checkText }: CheckedFigure): boolean {
  const [, found, expected] = /: (.*) из (.*) ✓$/.exec(checkText ?? '') ?? []
  return [found, expected].every((text) => text !== undefined && figureOf(drilldown, text) === shown)
}

export function resultTable(found: readonly Figure[], opened: readonly CheckedFigure[]): string {
  const line = (name: string, counts: readonly (string | number)[]) =>
    name.padEnd(34) + counts.map((count) => String(count).padStart(8)).join('')
  const countsOf = (drilldown?: string) => {
    const own = opened.filter((figure) => drilldown === undefined || figure.drilldown === drilldown)
    const there = found.filter((figure) => drilldown === undefined || figure.drilldown === drilldown)
    return [there.length, own.length, own.filter(isMatching).length]
  }
  return [
    line('drilldown', ['found', 'opened', 'equal']),
    ...Object.keys(REPORT_DRILLDOWNS).map((drilldown) => line(drilldown, countsOf(drilldown))),
    line('all', countsOf()),
  ].join('\n')
}

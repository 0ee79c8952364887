import type { Page } from 'playwright-core'
import { Random } from '../../mocks/store/random'
import { DOORS, type DoorName, isDoor } from '../../src/ui/doors/doors'

export type Figure = {
  door: DoorName
  href: string
  shown: number
}

export type Told = Figure & { told: string | undefined }

const PATIENCE_MS = 20_000
/** Stop after this number of screens without a check text. */
const MAX_SILENT = 5

const parse = (text: string): number => Number(text.replace(/[^\d−-]/g, '').replace('−', '-'))

/** Records contain penalties without a sign. */
function figureOf(door: DoorName, text: string): number {
  const value = parse(text)
  return DOORS[door].behind === 'salary.penalty' ? Math.abs(value) : value
}

export async function readFigures(page: Page): Promise<Figure[]> {
  const links: string[][] = await page.locator('a[href*="door="]').evaluateAll((all) =>
    all.map((link) => [
      link.getAttribute('href') ?? '',
      link.textContent ?? '',
      // Second-to-last column of a day: payments to external couriers, which count as payments of the day but are in no salary.
      link.closest('tr')?.querySelector('td:nth-last-child(2)')?.textContent ?? '',
    ]),
  )
  return links.map(([href = '', text = '', external = '']) => {
    const door = new URL(href, page.url()).searchParams.get('door') ?? ''
    if (!isDoor(door)) throw new Error(`No door of this name: ${href}`)
    return { door, href, shown: figureOf(door, text) - (door === 'daily.payment' ? parse(external) : 0) }
  })
}

/** Draws figures evenly over the drilldowns: round-robin over lists that are shuffled by the seed. */
export function drawEvenly(figures: readonly Figure[], count: number, seed: number): Figure[] {
  const byDoor = new Map<DoorName, Figure[]>()
  for (const figure of figures) byDoor.set(figure.door, [...(byDoor.get(figure.door) ?? []), figure])
  const piles = [...byDoor].map(([door, own]) => new Random(seed).fork('figures', door).shuffle(own))
  const rounds = Math.max(0, ...piles.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => piles.flatMap((pile) => pile[round] ?? []))
    .flat()
    .slice(0, count)
}

/**
 * Distributes figures over windows. Figures with the same records share a window, so that the records load once; figures of a screen are
 * in sequence, so that a window rarely changes its screen.
 */
export function shareOut(figures: readonly Figure[], windows: number): Figure[][] {
  const byRecords = new Map<string, Figure[]>()
  for (const figure of figures) {
    const [records = ''] = figure.href.split('&door=')
    byRecords.set(records, [...(byRecords.get(records) ?? []), figure])
  }
  const groups = [...byRecords].sort(([a], [b]) => Number(a > b) - Number(a < b)).map(([, group]) => group)
  return Array.from({ length: windows }, (_, at) => groups.filter((_group, place) => place % windows === at).flat())
}

export async function follow(page: Page, figures: readonly Figure[]): Promise<Told[]> {
  const told: (string | undefined)[] = await page.evaluate(
    async ([hrefs, patience, maxSilent]) => {
      const said: (string | undefined)[] = []
      for (const href of hrefs) {
        if (said.filter((one) => one === undefined).length >= maxSilent) break
        window.history.pushState(null, '', href)
        const name = new URLSearchParams(window.location.search).get('door')
        const until = performance.now() + patience
        let text: string | null | undefined
        // Check after each paint, as a user would see it.
        do {
          await new Promise(requestAnimationFrame)
          text = document.querySelector(`.door-check[data-door="${name}"]`)?.textContent
        } while (!text && performance.now() < until)
        said.push(text || undefined)
      }
      return said
    },
    [figures.map(({ href }) => href), PATIENCE_MS, MAX_SILENT] as const,
  )
  return figures.slice(0, told.length).map((figure, index) => ({ ...figure, told: told[index] }))
}

export function isEqual({ door, shown, told }: Told): boolean {
  const [, found, expected] = /: (.*) из (.*) ✓$/.exec(told ?? '') ?? []
  return [found, expected].every((text) => text !== undefined && figureOf(door, text) === shown)
}

export function tableOf(found: readonly Figure[], opened: readonly Told[]): string {
  const line = (name: string, counts: readonly (string | number)[]) =>
    name.padEnd(34) + counts.map((count) => String(count).padStart(8)).join('')
  const countsOf = (door?: string) => {
    const own = opened.filter((figure) => door === undefined || figure.door === door)
    const there = found.filter((figure) => door === undefined || figure.door === door)
    return [there.length, own.length, own.filter(isEqual).length]
  }
  return [
    line('door', ['found', 'opened', 'equal']),
    ...Object.keys(DOORS).map((door) => line(door, countsOf(door))),
    line('all', countsOf()),
  ].join('\n')
}

import type { Page } from 'playwright-core'

export type Walk = {
  /** Role and name of each stop, in the order of Tab. */
  stops: string[]
  nameless: string[]
  unseen: string[]
  /** The same stop twice in a row. */
  isTrapped: boolean
}

/** Longer lists of rows say nothing new. */
const MAX_STOPS = 40

type Stop = { key: string; words: string; isNamed: boolean; isSeen: boolean }

/** Walks through a screen by Tab from its beginning until it comes out of the page. */
export async function walk(page: Page): Promise<Walk> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.getSelection()?.removeAllRanges()
  })
  const found: Walk = { stops: [], nameless: [], unseen: [], isTrapped: false }
  let last: string | undefined
  let first: string | undefined
  for (let count = 0; count < MAX_STOPS; count += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(readFocus)
    if (!stop || stop.key === first) break
    first ??= stop.key
    if (stop.key === last) {
      found.isTrapped = true
      break
    }
    last = stop.key
    found.stops.push(stop.words)
    if (!stop.isNamed) found.nameless.push(stop.words)
    if (!stop.isSeen) found.unseen.push(stop.words)
  }
  return found
}

/** In the page: what has the focus; undefined when that is the page itself. */
function readFocus(): Stop | undefined {
  const element = document.activeElement
  if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body) return undefined
  const marked = element.dataset
  marked.stop ??= String(Math.random())
  const labels = 'labels' in element ? [...(element.labels as NodeListOf<HTMLLabelElement>)] : []
  const labelled = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean)
  const names = [
    element.getAttribute('aria-label'),
    ...labelled.map((id) => document.getElementById(id)?.textContent),
    ...labels.map((label) => label.textContent),
    element.textContent,
    element.getAttribute('title'),
    element.getAttribute('placeholder'),
  ]
  const name = names.find((text) => text?.trim())?.trim() ?? ''
  const { width, height, bottom, right } = element.getBoundingClientRect()
  const role = element.getAttribute('role') ?? element.tagName.toLowerCase()
  return {
    key: marked.stop,
    words: `${role} «${name.slice(0, 60)}»`,
    isNamed: name !== '',
    isSeen: width > 0 && height > 0 && bottom > 0 && right > 0,
  }
}

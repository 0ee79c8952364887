// @ts-check
/**
 * @typedef {{ stops: string[], nameless: string[], unseen: string[], isTrapped: boolean }} Walk `stops`: role and name of
 *   each, in the order of Tab; `isTrapped`: the same one twice in a row
 */

/** Longer lists of rows say nothing new. */
const MAX_STOPS = 40

/**
 * Walks through a screen by Tab from its beginning until it comes out of the page.
 * @param {import('playwright-core').Page} page
 */
export async function walk(page) {
  await page.evaluate(() => {
    // Without a place of its own to begin at, Tab would go on from where the last click was.
    const start = document.createElement('span')
    start.tabIndex = -1
    document.body.prepend(start)
    start.focus()
    start.addEventListener('blur', () => start.remove(), { once: true })
    window.getSelection()?.removeAllRanges()
  })
  /** @type {Walk} */
  const found = { stops: [], nameless: [], unseen: [], isTrapped: false }
  let last
  let first
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
function readFocus() {
  const element = document.activeElement
  if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body) return undefined
  element.dataset.stop ??= String(Math.random())
  const labels = 'labels' in element ? [.../** @type {NodeListOf<HTMLLabelElement>} */ (element.labels)] : []
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
  // The library hides the browser's own radio button; people see its label.
  const seen = element.matches('input[type=radio], input[type=checkbox]') ? element.closest('label') : null
  const { width, height, bottom, right } = (seen ?? element).getBoundingClientRect()
  const role = element.getAttribute('role') ?? element.tagName.toLowerCase()
  return {
    key: element.dataset.stop,
    words: `${role} «${name.slice(0, 60)}»`,
    isNamed: name !== '',
    isSeen: width > 0 && height > 0 && bottom > 0 && right > 0,
  }
}

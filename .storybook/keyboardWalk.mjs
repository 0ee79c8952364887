// @ts-check
/**
 * @typedef {{ stops: string[], nameless: string[], unseen: string[], isTrapped: boolean }} Walk `stops`: role and name of
 *   each, in the order of Tab; `isTrapped`: the same one twice in a row
 */

/** Longer lists of rows say nothing new. */
const MAX_STOPS = 40

/**
 * Walks through a screen by Tab, from its beginning until it comes out of the page or back to its first stop. Of an open dialog,
 * which keeps the focus in itself, the dialog alone is walked.
 * @param {import('playwright-core').Page} page
 */
export async function walk(page) {
  await page.evaluate(standAtBeginning)
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

/**
 * In the page: puts the focus before the first stop, wherever the story, or a walk before this one, has left it.
 *
 * - Of the rows of a list one can be reached by Tab, the one that had the focus last: it is the first one again.
 * - A dialog gives a focus that is set outside of it to the element that had it last. A walk that began at the top of the page
 *   would thus begin somewhere in the dialog's middle, and never see what stands before that place.
 */
function standAtBeginning() {
  for (const table of document.querySelectorAll('.data-table')) {
    const row = table.querySelector('tr.ant-table-row[tabindex]')
    if (row instanceof HTMLElement) row.focus({ preventScroll: true })
  }
  const dialogs = [...document.querySelectorAll('[role=dialog][aria-modal=true]')]
  const start = document.createElement('span')
  start.tabIndex = -1
  start.addEventListener('blur', () => start.remove(), { once: true })
  const place = dialogs.findLast((dialog) => dialog.checkVisibility()) ?? document.body
  place.prepend(start)
  start.focus({ preventScroll: true })
  window.getSelection()?.removeAllRanges()
}

/** In the page, when the focus has come to rest: what has it; undefined when that is the page itself. */
async function readFocus() {
  // Some stops hand the focus on: a cell to its field, a stack of marks to its first row.
  for (let seen; seen !== document.activeElement; ) {
    seen = document.activeElement
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  }
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
  // The order of the stops is kept, not what the company of the stories has earned: figures are signs, a row
  // is what its cells hold, a plot its heading without what there is to see in it.
  const told = (/** @type {string} */ text) => {
    const words = role === 'slider' ? (text.split(':')[0] ?? '') : text
    const signs = words.replace(/[−+]?\d[\d\s,.]*(?=\s*₸)/g, '#').replace(/\d(?:[\d\s,.:()-]*\d)?/g, '#')
    // The noun follows the figure, and «на странице» is said until the other pages have been counted.
    return signs.replace(/#\sзаказ[а-я]*(\sна\sстранице)?/g, '# заказов')
  }
  return {
    key: element.dataset.stop,
    words: role === 'tr' ? role : `${role} «${told(name.slice(0, 60))}»`,
    isNamed: name !== '',
    isSeen: width > 0 && height > 0 && bottom > 0 && right > 0,
  }
}

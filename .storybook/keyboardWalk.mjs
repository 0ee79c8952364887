// @ts-check
/**
 * @typedef {{ stops: string[], nameless: string[], unseen: string[], trap: string | undefined }} Walk `stops`: role and name of
 *   each, in the order of Tab, with rows that repeat others counted; `trap`: the one that the focus did not get past
 * @typedef {{ words: string, row?: string, list?: string }} Stop `row`: the row that it is in, `list`: of which list
 */

/** A page of a hundred rows has three hundred; what goes on past these says so. */
const MAX_STOPS = 400
/** Blocks of fields that are no rows of a list repeat, too; longer ones are none. */
const MAX_BLOCK = 8

/**
 * Walks through a screen by Tab, from its beginning until it comes out of the page or back to its first stop. Of an open dialog,
 * which keeps the focus in itself, the dialog alone is walked.
 * @param {import('playwright-core').Page} page
 */
export async function walk(page) {
  await page.evaluate(standAtBeginning)
  const devtools = await page.context().newCDPSession(page)
  /** @type {Stop[]} */
  const stops = []
  /** @type {Walk} */
  const found = { stops: [], nameless: [], unseen: [], trap: undefined }
  /** @type {Map<string, string>} */
  const passed = new Map()
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(readFocus)
    if (!stop || stop.key === passed.keys().next().value) break
    found.trap = passed.get(stop.key)
    if (found.trap !== undefined) break
    if (stops.length === MAX_STOPS) {
      stops.push({ words: '… and further' })
      break
    }
    // Of a row its cells are read, which the browser does not count as a name.
    const name = stop.role === 'tr' ? stop.cells : await accessibleName(devtools)
    const words = stop.role === 'tr' ? stop.role : `${stop.role} «${told(stop, name.slice(0, 60))}»`
    passed.set(stop.key, words)
    stops.push({ words, ...stop.place })
    if (name === '') found.nameless.push(words)
    if (!stop.isSeen) found.unseen.push(words)
  }
  await devtools.detach()
  found.stops = withRowsCounted(stops)
  return found
}

/**
 * What a screen reader says of the element that has the focus, by the browser's own reckoning: labels, pictures and hidden parts
 * have an order among themselves that a reckoning of ours would miss.
 * @param {import('playwright-core').CDPSession} devtools
 */
async function accessibleName(devtools) {
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'document.activeElement' })
  const { nodes } = await devtools.send('Accessibility.getPartialAXTree', {
    ...(result.objectId !== undefined && { objectId: result.objectId }),
    fetchRelatives: false,
  })
  return String(nodes[0]?.name?.value ?? '').trim()
}

/**
 * The order of the stops is kept, not what the company of the stories has earned and whom it employs: figures and names are signs,
 * a row is what its cells hold, a plot its heading without what there is to see in it.
 * @param {{ role: string, place: { row?: string } }} stop @param {string} text
 */
function told({ role, place }, text) {
  const plain = role === 'slider' ? (text.split(':')[0] ?? '') : text
  // Of the words in rows, only names have two in a row with a capital.
  const isOfRow = place.row !== undefined && role !== 'th'
  const words = !isOfRow
    ? plain
    : plain.replace(/[А-ЯЁӘІҢҒҮҰҚӨҺ][а-яёәіңғүұқөһ]+(?: [А-ЯЁӘІҢҒҮҰҚӨҺ][а-яёәіңғүұқөһ]+){1,2}/g, '@')
  const signs = words.replace(/[−+]?\d[\d\s,.]*(?=\s*₸)/g, '#').replace(/\d(?:[\d\s,.:()-]*\d)?/g, '#')
  // The noun follows the figure, and «на странице» is said until the other pages have been counted.
  return signs.replace(/#\sзаказ[а-я]*(\sна\sстранице)?/g, '# заказов')
}

/**
 * A row whose stops are those of one before it in its list says nothing new, nor does a block of fields that is repeated: they are
 * counted, so that what stands below them is seen in the review.
 * @param {readonly Stop[]} stops
 */
export function withRowsCounted(stops) {
  /** @type {string[]} */
  const lines = []
  for (let at = 0; at < stops.length; ) {
    const { list } = /** @type {Stop} */ (stops[at])
    let end = at + 1
    while (end < stops.length && stops[end]?.list === list) end += 1
    const part = stops.slice(at, end)
    lines.push(
      ...(list === undefined ? withBlocksCounted(part.map(({ words }) => words)) : withRepeatedRowsCounted(part)),
    )
    at = end
  }
  return lines
}

/** @param {readonly Stop[]} stops of one list */
function withRepeatedRowsCounted(stops) {
  /** @type {string[]} */
  const lines = []
  /** @type {Set<string>} */
  const known = new Set()
  let count = 0
  for (let at = 0; at < stops.length; ) {
    let end = at + 1
    while (end < stops.length && stops[end]?.row === stops[at]?.row) end += 1
    const words = stops.slice(at, end).map((stop) => stop.words)
    if (known.has(words.join('\n'))) count += 1
    else lines.push(...words)
    known.add(words.join('\n'))
    at = end
  }
  return count > 0 ? [...lines, more(count)] : lines
}

/** Of blocks that stand three times in a row or more, the first. @param {readonly string[]} lines */
function withBlocksCounted(lines) {
  /** @type {string[]} */
  const kept = []
  for (let at = 0; at < lines.length; ) {
    const [length, times] = blockAt(lines, at)
    kept.push(...lines.slice(at, at + length))
    if (times > 1) kept.push(more(times - 1))
    at += length * times
  }
  return kept
}

/** @param {readonly string[]} lines @param {number} at @returns {[length: number, times: number]} */
function blockAt(lines, at) {
  for (let length = 1; length <= MAX_BLOCK; length += 1) {
    let times = 1
    while (isSame(lines, at, at + times * length, length)) times += 1
    if (times > 2) return [length, times]
  }
  return [1, 1]
}

/** @param {readonly string[]} lines @param {number} one @param {number} other @param {number} length */
const isSame = (lines, one, other, length) =>
  other + length <= lines.length &&
  Array.from({ length }, (_, place) => place).every((place) => lines[one + place] === lines[other + place])

/** @param {number} count */
const more = (count) => `… ${count} more`

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
  const keyOf = (/** @type {HTMLElement | SVGElement} */ one) => {
    one.dataset.stop ??= String(Math.random())
    return one.dataset.stop
  }
  const row = element.closest('tr, li, [role=row], [role=listitem]')
  const list = row?.parentElement
  const place = row instanceof HTMLElement && list ? { row: keyOf(row), list: keyOf(list) } : {}
  // The library hides the browser's own radio button; people see its label.
  const seen = element.matches('input[type=radio], input[type=checkbox]') ? element.closest('label') : null
  const { width, height, bottom, right } = (seen ?? element).getBoundingClientRect()
  return {
    key: keyOf(element),
    role: element.getAttribute('role') ?? element.tagName.toLowerCase(),
    place,
    cells: element.textContent?.trim() ?? '',
    isSeen: width > 0 && height > 0 && bottom > 0 && right > 0,
  }
}

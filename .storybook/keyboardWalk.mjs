// @ts-check
/**
 * @typedef {{ stops: string[], faults: string[] }} Walk `stops`: role and name of each, in the order of Tab
 * @typedef {{ key: string, role: string, name: string, isSeen: boolean, isForward: boolean, row?: string, list?: string }} Stop
 */

const MAX_STOPS = 400
/** Rows of a list that are walked; the rest have the same stops. */
const MAX_ROWS = 3

/**
 * Walks through a screen by Tab from its beginning until focus leaves the page or returns to the first stop. Of an open modal dialog,
 * which traps the focus, the dialog alone is walked. Faults: a stop without a name or out of sight, a trap, a stop that stands
 * before the previous one in the document.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<Walk>}
 */
export async function walk(page) {
  await page.evaluate(focusBeginning)
  /** @type {Walk} */
  const found = { stops: [], faults: [] }
  /** @type {Map<string, string>} */
  const passed = new Map()
  /** Rows by list. @type {Map<string, Set<string>>} */
  const rows = new Map()
  while (found.stops.length < MAX_STOPS) {
    await page.keyboard.press('Tab')
    /** @type {Stop | undefined} */
    const stop = await page.evaluate(readFocus)
    if (!stop || stop.key === passed.keys().next().value) return found
    if (stop.list !== undefined && stop.row !== undefined) {
      const known = rows.get(stop.list) ?? new Set()
      rows.set(stop.list, known.add(stop.row))
      if (known.size > MAX_ROWS && (await page.evaluate(skipList, stop.list))) {
        found.stops.push('… more rows')
        rows.set(stop.list, new Set())
        continue
      }
    }
    const words = `${stop.role} «${plain(stop)}»`
    const trap = passed.get(stop.key)
    if (trap !== undefined) {
      found.faults.push(`the focus does not get past ${trap}`)
      return found
    }
    passed.set(stop.key, words)
    found.stops.push(words)
    if (stop.name === '') found.faults.push(`without a name: ${words}`)
    if (!stop.isSeen) found.faults.push(`out of sight: ${words}`)
    if (!stop.isForward) found.faults.push(`against the order of the document: ${words}`)
  }
  return found
}

/**
 * Figures and names of people vary with the seeds of the mock: a reference holds signs in their place, of a plot its heading alone.
 * @param {Stop} stop
 */
function plain({ role, name, row }) {
  const text = (role === 'slider' ? (name.split(':')[0] ?? '') : name).slice(0, 60)
  const named =
    row === undefined
      ? text
      : text.replace(/[А-ЯЁӘІҢҒҮҰҚӨҺ][а-яёәіңғүұқөһ]+(?: [А-ЯЁӘІҢҒҮҰҚӨҺ][а-яёәіңғүұқөһ]+){1,2}/g, '@')
  // «на странице» stands there until the other pages have been counted; the noun follows the figure.
  return named.replace(/[−+]?\d(?:[\d\s,.:()-]*\d)?/g, '#').replace(/#\sзаказ[а-я]*(\sна\sстранице)?/g, '# заказов')
}

/**
 * In the page: puts the focus before the first stop. The row of a list that had the focus last is the one that Tab reaches, so the
 * first row gets it; a modal dialog returns a focus set outside to its last element, so a walk of it begins inside.
 */
function focusBeginning() {
  for (const row of document.querySelectorAll('table tbody > tr[tabindex]:first-of-type')) {
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
  Object.assign(globalThis, { previousStop: undefined })
}

/** In the page: focuses the last stop of a list, so that the next Tab leaves it; false when the list has none. @param {string} list */
function skipList(list) {
  const stops = document.querySelectorAll(
    `[data-stop="${list}"] :is(a[href], button:enabled, input:enabled, [tabindex="0"])`,
  )
  const last = [...stops].findLast(
    (stop) => stop instanceof HTMLElement && stop.tabIndex >= 0 && stop.checkVisibility(),
  )
  if (!(last instanceof HTMLElement)) return false
  last.focus({ preventScroll: true })
  Object.assign(globalThis, { previousStop: last })
  return document.activeElement === last
}

/** In the page: the element with the focus, once components have passed it on; undefined when it is the page itself. */
async function readFocus() {
  for (let seen; seen !== document.activeElement; ) {
    seen = document.activeElement
    await new Promise((resolve) => setTimeout(resolve))
  }
  const element = document.activeElement
  if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body) return undefined
  const keyOf = (/** @type {HTMLElement | SVGElement} */ one) => {
    one.dataset.stop ??= String(Math.random())
    return one.dataset.stop
  }
  const row = element.closest('tr, li, [role=row], [role=listitem]')
  const list = row?.parentElement
  // antd hides the browser's own radio button and box; its label is what people see.
  const seen = element.matches('input[type=radio], input[type=checkbox]') ? element.closest('label') : null
  const { width, height, bottom, right } = (seen ?? element).getBoundingClientRect()
  const role = element.getAttribute('role') ?? element.tagName.toLowerCase()
  /** @type {Element | undefined} */
  const previous = Reflect.get(globalThis, 'previousStop')
  Object.assign(globalThis, { previousStop: element })
  return {
    key: keyOf(element),
    role,
    // The browser's own computation (flag `ComputedAccessibilityInfo`); a row is named by its cells.
    name: String(role === 'tr' ? element.textContent : Reflect.get(element, 'computedName')).trim(),
    isSeen: width > 0 && height > 0 && bottom > 0 && right > 0,
    isForward:
      !previous?.isConnected || (previous.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    ...(row instanceof HTMLElement && list ? { row: keyOf(row), list: keyOf(list) } : {}),
  }
}

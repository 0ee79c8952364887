// @ts-check
/**
 * @typedef {{ stops: string[], faults: string[] }} Walk `stops`: role and name of each stop, in Tab order
 * @typedef {{ key: string, role: string, name: string, isSeen: boolean, isForward: boolean, row?: string, list?: string }} Stop
 */

const MAX_STOPS = 400
/** The check covers this many rows of a list and skips the others, because all rows contain the same kinds of controls. */
const MAX_ROWS = 3

/**
 * Presses Tab from the start of the screen until focus leaves the page or returns to the first element. An open modal dialog traps focus,
 * so only the dialog is covered. Reports these faults: a focused element without an accessible name, a focused element that is not visible,
 * a focus trap, and focus that moves backwards in document order.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<Walk>}
 */
export async function walkByTab(page) {
  await page.evaluate(focusBeginning)
  /** @type {Walk} */
  const found = { stops: [], faults: [] }
  /** @type {Map<string, string>} */
  const passed = new Map()
  /** @type {Map<string, Set<string>>} */
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
 * Text of a focused element for the lists in `stories/focus`. Numbers and person names depend on the seed of the mock data, so placeholders
 * replace them. The name of a chart is cut to its title.
 * @param {Stop} stop
 */
function plain({ role, name, row }) {
  const text = (role === 'slider' ? (name.split(':')[0] ?? '') : name).slice(0, 60)
  const named =
    row === undefined
      ? text
      : text.replace(/[А-ЯЁӘІҢҒҮҰҚӨҺ][а-яёәіңғүұқөһ]+(?: [А-ЯЁӘІҢҒҮҰҚӨҺ][а-яёәіңғүұқөһ]+){1,2}/g, '@')
  // The label of an order count includes «на странице» until all pages are loaded, and the noun changes with the number. Replace all forms
  // by one, so that the result is the same at any time.
  return named.replace(/[−+]?\d(?:[\d\s,.:()-]*\d)?/g, '#').replace(/#\sзаказ[а-я]*(\sна\sстранице)?/g, '# заказов')
}

/**
 * Runs in the browser page: moves focus so that the next Tab reaches the first element. Tab enters a table at the row that was focused
 * last, so the first row of each table is focused once. From outside a modal dialog, Tab would reach the last element of the dialog, so
 * focus starts inside the dialog.
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

/**
 * Runs in the browser page: focuses the last focusable element of a list, so that the next Tab leaves the list. Returns false if the list
 * has no focusable elements.
 * @param {string} list
 */
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

/**
 * Runs in the browser page: describes the focused element after components have finished moving focus. Returns undefined if no element has
 * focus.
 */
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
  // antd hides the native radio button or checkbox, so measure the label that users see.
  const seen = element.matches('input[type=radio], input[type=checkbox]') ? element.closest('label') : null
  const { width, height, bottom, right } = (seen ?? element).getBoundingClientRect()
  const role = element.getAttribute('role') ?? element.tagName.toLowerCase()
  /** @type {Element | undefined} */
  const previous = Reflect.get(globalThis, 'previousStop')
  Object.assign(globalThis, { previousStop: element })
  return {
    key: keyOf(element),
    role,
    // A table row has no accessible name, so the text of its cells is used instead.
    name: String(
      role === 'tr' ? element.textContent : Reflect.get(globalThis, 'computeAccessibleName')(element),
    ).trim(),
    isSeen: width > 0 && height > 0 && bottom > 0 && right > 0,
    isForward:
      !previous?.isConnected || (previous.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    ...(row instanceof HTMLElement && list ? { row: keyOf(row), list: keyOf(list) } : {}),
  }
}

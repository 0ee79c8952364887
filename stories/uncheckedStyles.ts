/**
 * Finds text elements whose colours have not been checked yet. The colours depend on the classes and states of an element and its
 * ancestors and on the width of the window, so each combination of these is checked once.
 */

const looked = new Set<string>()

const STATES = [
  'aria-checked',
  'aria-current',
  'aria-disabled',
  'aria-invalid',
  'aria-pressed',
  'aria-selected',
  'disabled',
  'role',
]
const POINTED = [':hover', ':focus-visible']
/** Two elements with the same `data-` states have the same colours. A value with digits is an ID and not a state, so the check skips it. */
const WORD = /^[a-z-]*$/
const COLOUR = /color|background|opacity/

/** The elements by their combination of styles. `theme` is named if the check is not made in the theme of the page. */
export function uncheckedTexts(theme: 'dark' | '', notOurs: readonly string[]): Map<string, HTMLElement> {
  const looks = new Map<Element, string>()
  const found = new Map<string, HTMLElement>()
  const note = (element: Element | null) => {
    if (!(element instanceof HTMLElement) || element.closest(notOurs.join())) return
    const look = `${theme} ${window.innerWidth} ${lookOf(element, looks)}`
    if (looked.has(look) || found.has(look) || !isSeen(element)) return
    found.set(look, element)
  }
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) if (words.currentNode.nodeValue?.trim()) note(words.currentNode.parentElement)
  for (const field of document.body.querySelectorAll('input, textarea')) note(field)
  return found
}

export function markChecked(seen: ReadonlyMap<string, HTMLElement>): void {
  for (const look of seen.keys()) looked.add(look)
}

const isSeen = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

function lookOf(element: Element, known: Map<Element, string>): string {
  const own = known.get(element)
  if (own !== undefined) return own
  const { parentElement } = element
  const look = `${parentElement ? lookOf(parentElement, known) : ''}>${ownLook(element)}`
  known.set(element, look)
  return look
}

function ownLook(element: Element): string {
  const states = [...element.attributes]
    .filter(({ name, value }) => STATES.includes(name) || (name.startsWith('data-') && WORD.test(value)))
    .map(({ name, value }) => `${name}=${value}`)
  const colours = (element.getAttribute('style') ?? '').split(';').filter((rule) => COLOUR.test(rule))
  const pointed = POINTED.filter((state) => element.matches(state))
  return [element.tagName, element.getAttribute('class'), ...states, ...pointed, ...colours].join(' ')
}

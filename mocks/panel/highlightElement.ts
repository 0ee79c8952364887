/**
 * CSS selectors by ARIA role, for elements that have the role without a `role` attribute. Elements with the attribute are found without
 * this table.
 */
const NATIVE: Record<string, string> = {
  link: 'a[href]',
  button: 'button',
  textbox: 'input:not([type=checkbox]):not([type=radio]), textarea',
  combobox: 'select',
  checkbox: 'input[type=checkbox]',
  row: 'tr',
  cell: 'td',
  heading: 'h1, h2, h3, h4',
  dialog: 'dialog',
}
const SHOWN_MS = 8000
/** The CSS outline lies inside the element's border, because tables and panels with hidden overflow would clip an outline outside it. */
const RING = { outline: '3px solid var(--tone-warning-solid)', outlineOffset: '-3px' }

export function highlightElement(role: string, name: string): boolean {
  const found = findElement(role, name)
  if (!found) return false
  found.scrollIntoView({ block: 'center', inline: 'nearest' })
  const ring = found.animate(RING, { duration: SHOWN_MS, easing: 'step-start' })
  document.addEventListener('pointerdown', () => ring.cancel(), { capture: true, once: true })
  return true
}

function findElement(role: string, name: string): HTMLElement | undefined {
  const selector = [NATIVE[role], `[role="${CSS.escape(role)}"]`].filter(Boolean).join(', ')
  const wanted = spaced(name)
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      (element.getAttribute('role') ?? role) === role &&
      !element.closest('.demo') &&
      element.getClientRects().length > 0 &&
      nameOf(element).startsWith(wanted),
  )
}

function nameOf(element: HTMLElement): string {
  // `ariaLabelledByElements` is missing in the oldest browsers that the console supports.
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const labels = ids.length > 0 ? ids.map((id) => document.getElementById(id)) : (element as HTMLInputElement).labels
  const named = [...(labels ?? [])].map((label) => label?.textContent ?? '').join(' ')
  return spaced(element.ariaLabel || named || element.textContent || element.title)
}

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim()

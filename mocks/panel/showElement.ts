/**
 * Selectors of elements that have a role without a `role` attribute. The search also includes elements with the
 * attribute.
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

export function highlightElement(role: string, name: string): boolean {
  const found = findElement(role, name)
  if (!found) return false
  found.scrollIntoView({ block: 'center', inline: 'nearest' })
  const ring = document.createElement('div')
  ring.className = 'demo-ring'
  ring.ariaHidden = 'true'
  document.body.append(ring)
  const until = performance.now() + SHOWN_MS
  const end = () => {
    ring.remove()
    document.removeEventListener('pointerdown', end, true)
  }
  function follow(): void {
    if (!ring.isConnected) return
    if (performance.now() > until || !found?.isConnected) {
      end()
      return
    }
    const { left, top, width, height } = found.getBoundingClientRect()
    Object.assign(ring.style, {
      left: `${left - 6}px`,
      top: `${top - 6}px`,
      width: `${width + 12}px`,
      height: `${height + 12}px`,
    })
    requestAnimationFrame(follow)
  }
  document.addEventListener('pointerdown', end, true)
  follow()
  return true
}

export function findElement(role: string, name: string): HTMLElement | undefined {
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
  const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const labels = labelledBy.length > 0 ? labelledBy.map((id) => document.getElementById(id)) : labelsOf(element)
  const named = labels.map((label) => label?.textContent ?? '').join(' ')
  return spaced(element.ariaLabel || named || element.textContent || element.title)
}

const labelsOf = (element: HTMLElement): HTMLElement[] => ('labels' in element ? [...(element.labels as never)] : [])

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim()

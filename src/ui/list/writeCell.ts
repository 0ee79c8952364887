/**
 * Writing into cells by hand. Only what differs is written: each write lays the cell out and paints it, and a text node that
 * is replaced instead of changed does so for its neighbours, too.
 */

export function writeText(element: HTMLElement, text: string): void {
  const node = element.firstChild
  if (!(node instanceof Text) || node.nextSibling) element.textContent = text
  else if (node.data !== text) node.data = text
}

export function writeClass(element: HTMLElement, name: string): void {
  if (element.className !== name) element.className = name
}

/** An empty title is none. */
export function writeTitle(element: HTMLElement, title: string): void {
  if (element.title === title) return
  if (title === '') element.removeAttribute('title')
  else element.title = title
}

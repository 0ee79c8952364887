import { screen, userEvent, within } from 'storybook/test'

/** What plays do and see in the couriers' map. */

/** Rows of the list, once they are there. */
export async function rows(): Promise<HTMLElement[]> {
  const list = await screen.findByRole('list', { name: 'Курьеры' })
  return within(list).findAllByRole('button')
}

/** What the keys of the map are pressed on. */
export const pressKey = async (row: HTMLElement, keys: string) => {
  row.focus()
  await userEvent.keyboard(keys)
}

/** Points at a pixel of the window; the map tells what is there in its next frame. */
export async function hoverMap(clientX: number, clientY: number): Promise<void> {
  const area = document.querySelector('.courier-map .tile-map')
  area?.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY, bubbles: true, pointerType: 'mouse' }))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** The real button of what is under the pointer, in focus or chosen. */
export const realButton = (key: string) =>
  document.querySelector<HTMLElement>(`.courier-map [data-hit="${key}"]:not([hidden])`)

/** Names in the list with their words, as they are read. */
export const rowWords = async () => (await rows()).map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '))

/** Repeats every few seconds what the console repeats every half minute. Returns a function that ends it. */
export function quickIntervals(): () => void {
  const ordinary = window.setInterval
  const quick = (action: TimerHandler, ms?: number) => ordinary(action, ms !== undefined && ms >= 10_000 ? 400 : ms)
  window.setInterval = quick as typeof window.setInterval
  return () => {
    window.setInterval = ordinary
  }
}

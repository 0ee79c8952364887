import { screen, userEvent, within } from 'storybook/test'

export async function courierRows(): Promise<HTMLElement[]> {
  const list = await screen.findByRole('list', { name: 'Курьеры' })
  return within(list).findAllByRole('button')
}

export const pressKey = async (row: HTMLElement, keys: string) => {
  row.focus()
  await userEvent.keyboard(keys)
}

export async function hoverMap(clientX: number, clientY: number): Promise<void> {
  const area = document.querySelector('.courier-map .tile-map')
  area?.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY, bubbles: true, pointerType: 'mouse' }))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

export const markerButton = (key: string) =>
  document.querySelector<HTMLElement>(`.courier-map [data-hit="${key}"]:not([hidden])`)

export const rowTexts = async () => (await courierRows()).map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '))

export function shortenIntervals(): () => void {
  const ordinary = window.setInterval
  const quick = (action: TimerHandler, ms?: number) => ordinary(action, ms !== undefined && ms >= 10_000 ? 400 : ms)
  window.setInterval = quick as typeof window.setInterval
  return () => {
    window.setInterval = ordinary
  }
}

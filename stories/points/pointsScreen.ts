import { screen, waitFor } from 'storybook/test'
import { ROW } from '../../tests/antdSelectors'
import type { Stage } from '../stage'

/** `column` counts from 1. */
export const rowNames = (canvas: HTMLElement, column = 1): string[] =>
  [...canvas.querySelectorAll(`${ROW} td:nth-child(${column})`)].map((cell) => cell.textContent ?? '')

export const changes = ({ calls }: Stage) =>
  calls.filter(({ call }) => !call.includes('/search') && !call.startsWith('GET'))

export const callsOf = ({ calls }: Stage, start: string) => calls.filter(({ call }) => call.startsWith(start))

export async function tilesOf(name: RegExp): Promise<HTMLElement> {
  const map = await screen.findByRole('application', { name })
  return waitFor(() => {
    const tiles = map.querySelector<HTMLElement>('.tile-map__tiles')
    if (!tiles) throw new Error('the map is not drawn yet')
    return tiles
  })
}

export function clickMap(tiles: HTMLElement, right: number, down: number): void {
  const box = tiles.getBoundingClientRect()
  const at = {
    clientX: box.left + box.width / 2 + right,
    clientY: box.top + box.height / 2 + down,
    button: 0,
    bubbles: true,
  }
  for (const type of ['mousedown', 'mouseup']) tiles.dispatchEvent(new MouseEvent(type, at))
}

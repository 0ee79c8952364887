import { screen, waitFor } from 'storybook/test'
import { ROW } from '../../tests/antdParts'
import type { Stage } from '../stage'

/** What plays do and see on the screens of dispatch points. */

/** The names in the table, from the top; `column` counts from 1. */
export const rowNames = (canvas: HTMLElement, column = 1): string[] =>
  [...canvas.querySelectorAll(`${ROW} td:nth-child(${column})`)].map((cell) => cell.textContent ?? '')

/** The calls that change something. */
export const changes = ({ calls }: Stage) =>
  calls.filter(({ call }) => !call.includes('/search') && !call.startsWith('GET'))

/** The calls of one kind, in order. */
export const callsOf = ({ calls }: Stage, start: string) => calls.filter(({ call }) => call.startsWith(start))

/** The open dialog, once it is there. */
/** The map inside an element, once it is drawn. */
export async function tilesOf(name: RegExp): Promise<HTMLElement> {
  const map = await screen.findByRole('application', { name })
  return waitFor(() => {
    const tiles = map.querySelector<HTMLElement>('.tile-map__tiles')
    if (!tiles) throw new Error('the map is not drawn yet')
    return tiles
  })
}

/** A press of the mouse on a map, so many pixels from its middle. */
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

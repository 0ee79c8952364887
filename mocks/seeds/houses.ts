import {
  type CityStreetGrid,
  type PlanePosition,
  STREET_SPACING_METRES,
  type StreetAxis,
  streetPositionMetres,
  streetStart,
} from './cityStreetGrid'

/**
 * A house on a generated street. If several streets of a city have the same name, the house number gets a suffix with
 * the street's number («45/3»), so an address always means the same location.
 */
export type StreetHouse = {
  axis: StreetAxis
  index: number
  cell: number
  side: 1 | 2
}

/**
 * Length of a house plot and of a street section in metres. House numbers restart in each section. If a street begins inside a section,
 * number 1 is the first house of the street.
 */
const HOUSE_METRES = 60
const SECTION_METRES = 6000
const CELLS = SECTION_METRES / HOUSE_METRES
const SECTIONS = 7
/**
 * `SIDE_METRES` is the distance of a house from the middle of its street. `CORNER_METRES` is its minimum distance from the middle of a
 * crossing street, because a house at a corner would be on two streets.
 */
const SIDE_METRES = 14
const CORNER_METRES = 26
const NUMBER = /^(\d{1,3})(?:\/(\d{1,3}))?$/

export function houseAt(plan: CityStreetGrid, axis: StreetAxis, index: number, at: PlanePosition): StreetHouse {
  const along = axis === 'u' ? at.v : at.u
  const cell = Math.floor((along + SECTION_METRES / 2) / HOUSE_METRES)
  return { axis, index, cell, side: at[axis] < streetPositionMetres(plan, axis, index) ? 1 : 2 }
}

export function formatHouseNumber(plan: CityStreetGrid, { axis, index, cell, side }: StreetHouse): string {
  const section = Math.floor(cell / CELLS)
  const number = 2 * modulo(cell - firstCell(plan, axis, index, section), CELLS) + side
  const rank = upward(Math.floor(index / linesOfNames(plan))) * SECTIONS + upward(section)
  return rank === 0 ? String(number) : `${number}/${rank}`
}

export function findHouse(plan: CityStreetGrid, street: string, number: string): StreetHouse | undefined {
  const place = plan.streets.findIndex((name) => name.toLowerCase() === street.trim().toLowerCase())
  const [, door, behind = '0'] = NUMBER.exec(number.trim()) ?? []
  if (place === -1 || door === undefined || Number(door) < 1 || Number(door) > 2 * CELLS) return undefined
  const rank = Number(behind)
  const axis: StreetAxis = place % 2 === 0 ? 'u' : 'v'
  const index = downward(Math.floor(rank / SECTIONS)) * linesOfNames(plan) + Math.floor(place / 2)
  const section = downward(rank % SECTIONS)
  const inSection = firstCell(plan, axis, index, section) - section * CELLS + Math.floor((Number(door) - 1) / 2)
  const cell = section * CELLS + (inSection % CELLS)
  return { axis, index, cell, side: Number(door) % 2 === 1 ? 1 : 2 }
}

export function housePosition(plan: CityStreetGrid, { axis, index, cell, side }: StreetHouse): PlanePosition {
  const across = streetPositionMetres(plan, axis, index) + (side === 1 ? -SIDE_METRES : SIDE_METRES)
  const along = offCorner(plan, axis === 'u' ? 'v' : 'u', (cell + 0.5) * HOUSE_METRES - SECTION_METRES / 2)
  return axis === 'u' ? { u: across, v: along } : { u: along, v: across }
}

function firstCell(plan: CityStreetGrid, axis: StreetAxis, index: number, section: number): number {
  const along = streetStart(plan, axis, index)
  const cell = Math.floor((along + SECTION_METRES / 2) / HOUSE_METRES)
  return Math.floor(cell / CELLS) === section ? cell : section * CELLS
}

function offCorner(plan: CityStreetGrid, crossing: StreetAxis, along: number): number {
  const guess = Math.round(along / STREET_SPACING_METRES[crossing])
  for (const index of [guess - 1, guess, guess + 1]) {
    const line = streetPositionMetres(plan, crossing, index)
    if (Math.abs(along - line) < CORNER_METRES) return along < line ? line - CORNER_METRES : line + CORNER_METRES
  }
  return along
}

/** Number of street names for each of the two street directions in a city. After this many parallel streets, the names repeat. */
const linesOfNames = ({ streets }: CityStreetGrid): number => streets.length / 2

const modulo = (number: number, by: number): number => ((number % by) + by) % by

/** Maps integers to natural numbers (0, −1, 1, −2, 2 … to 0, 1, 2, 3, 4 …) and back. */
const upward = (number: number): number => (number >= 0 ? 2 * number : -2 * number - 1)
const downward = (number: number): number => (number % 2 === 0 ? number / 2 : -(number + 1) / 2)

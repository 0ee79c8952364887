import { type Axis, type CityPlan, type Plane, STREET_STEP, streetLine } from './cityPlan'

/**
 * Houses of the drawn streets. An address is one house of its city: a name that several streets bear has the number of the street
 * behind a stroke («45/3»), so that the same address is the same spot each time, whoever orders there.
 */
export type House = {
  axis: Axis
  index: number /** Counted along the street, below zero too. */
  cell: number
  side: 1 | 2
}

/** How wide a house is, and how long a street before its numbers begin anew. Metres. */
const HOUSE_METRES = 60
const SECTION_METRES = 12_000
const CELLS = SECTION_METRES / HOUSE_METRES
/** A street has so many sections at most within a city. */
const SECTIONS = 3
/** Houses stand at the side of their street, and off its corners: one at a corner would lie on two streets. Metres. */
const SIDE_METRES = 14
const CORNER_METRES = 26
/** `45`, `45/3`. */
const NUMBER = /^(\d{1,3})(?:\/(\d{1,3}))?$/

/** The house of a street that is nearest to a spot. */
export function houseAt(plan: CityPlan, axis: Axis, index: number, at: Plane): House {
  const along = axis === 'u' ? at.v : at.u
  const cell = Math.floor((along + SECTION_METRES / 2) / HOUSE_METRES)
  return { axis, index, cell, side: at[axis] < streetLine(plan, axis, index) ? 1 : 2 }
}

/** What stands on its door: odd numbers on the one side of the street, even ones on the other. */
export function houseNumber(plan: CityPlan, { index, cell, side }: House): string {
  const section = Math.floor(cell / CELLS)
  const number = 2 * (cell - section * CELLS) + side
  const rank = upward(Math.floor(index / linesOfNames(plan))) * SECTIONS + upward(section)
  return rank === 0 ? String(number) : `${number}/${rank}`
}

/** The house of an address; undefined where the city has no such street or number. */
export function findHouse(plan: CityPlan, street: string, number: string): House | undefined {
  const place = plan.streets.findIndex((name) => name.toLowerCase() === street.trim().toLowerCase())
  const [, door, behind = '0'] = NUMBER.exec(number.trim()) ?? []
  if (place === -1 || door === undefined || Number(door) < 1 || Number(door) > 2 * CELLS) return undefined
  const rank = Number(behind)
  const axis: Axis = place % 2 === 0 ? 'u' : 'v'
  const index = downward(Math.floor(rank / SECTIONS)) * linesOfNames(plan) + Math.floor(place / 2)
  const cell = downward(rank % SECTIONS) * CELLS + Math.floor((Number(door) - 1) / 2)
  return { axis, index, cell, side: Number(door) % 2 === 1 ? 1 : 2 }
}

/** Where a house stands. */
export function housePlane(plan: CityPlan, { axis, index, cell, side }: House): Plane {
  const across = streetLine(plan, axis, index) + (side === 1 ? -SIDE_METRES : SIDE_METRES)
  const along = offCorner(plan, axis === 'u' ? 'v' : 'u', (cell + 0.5) * HOUSE_METRES - SECTION_METRES / 2)
  return axis === 'u' ? { u: across, v: along } : { u: along, v: across }
}

/** Moves a house away from the street that it would stand on the corner of. */
function offCorner(plan: CityPlan, crossing: Axis, along: number): number {
  const guess = Math.round(along / STREET_STEP[crossing])
  for (const index of [guess - 1, guess, guess + 1]) {
    const line = streetLine(plan, crossing, index)
    if (Math.abs(along - line) < CORNER_METRES) return along < line ? line - CORNER_METRES : line + CORNER_METRES
  }
  return along
}

/** After so many streets of an axis its names come again. The two axes share none, since a city has an even number of names. */
const linesOfNames = ({ streets }: CityPlan): number => streets.length / 2

/** Whole numbers as 0, -1, 1, -2, 2 … from nothing up, and back. */
const upward = (number: number): number => (number >= 0 ? 2 * number : -2 * number - 1)
const downward = (number: number): number => (number % 2 === 0 ? number / 2 : -(number + 1) / 2)

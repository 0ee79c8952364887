import { ROW } from '../../tests/antdParts'
import type { Stage, StageSettings } from '../stage'

/** What plays do and see on the salary screen. */

export const PATH = '/salary'
export const SEARCH = '/manage/salary/search'

/** A week in which everything was paid but its last days. */
export const WEEK = 'dateStart=2026-03-09&dateEnd=2026-03-15'

export const at = (query: string, more: Partial<StageSettings> = {}) => ({
  stage: { address: `${PATH}?cityId=1${query}`, ...more },
})

/** Rows of the list, the grey ones of a first load left out. */
export const rows = (canvas: HTMLElement) => [...canvas.querySelectorAll<HTMLTableRowElement>(ROW)]

/** The texts of a row, checkbox and arrow aside, with plain spaces. */
export const texts = (row: HTMLTableRowElement | undefined): string[] =>
  [...(row?.cells ?? [])].map((cell) => (cell.textContent ?? '').replace(/\s/g, ' ')).filter((text) => text !== '')

export const searches = ({ calls }: Stage) => calls.filter(({ call }) => call.includes('/salary/search'))

export const payments = ({ calls }: Stage) =>
  calls.filter(({ call }) => call.endsWith('/pay') || call.endsWith('/pay-bulk'))

import { ROW } from '../../tests/antdParts'
import type { Stage, StageSettings } from '../stage'

export const PATH = '/salary'
export const SEARCH = '/manage/salary/search'

/** A week that is paid except for its last days. */
export const WEEK = 'dateStart=2026-03-09&dateEnd=2026-03-15'

export const at = (query: string, more: Partial<StageSettings> = {}) => ({
  stage: { address: `${PATH}?cityId=1${query}`, ...more },
})

/** Without the skeleton rows of a first load. */
export const rows = (canvas: HTMLElement) => [...canvas.querySelectorAll<HTMLTableRowElement>(ROW)]

/** Cell texts with plain spaces, without checkbox and arrow. */
export const texts = (row: HTMLTableRowElement | undefined): string[] =>
  [...(row?.cells ?? [])].map((cell) => (cell.textContent ?? '').replace(/\s/g, ' ')).filter((text) => text !== '')

export const searches = ({ calls }: Stage) => calls.filter(({ call }) => call.includes('/salary/search'))

export const payments = ({ calls }: Stage) =>
  calls.filter(({ call }) => call.endsWith('/pay') || call.endsWith('/pay-bulk'))

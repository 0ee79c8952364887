import { ROW } from '../../tests/antdSelectors'
import type { Stage, StageSettings } from '../stage'

export const PATH = '/salary'
export const SEARCH = '/manage/salary/search'

/** A week whose salaries are paid in the mock data, except those of its last days. */
export const WEEK = 'dateStart=2026-03-09&dateEnd=2026-03-15'

export const stageParameters = (query: string, more: Partial<StageSettings> = {}) => ({
  stage: { address: `${PATH}?cityId=1${query}`, ...more },
})

/** Rows of records, without the placeholder rows that are shown during loading. */
export const rows = (canvas: HTMLElement) => [...canvas.querySelectorAll<HTMLTableRowElement>(ROW)]

export const texts = (row: HTMLTableRowElement | undefined): string[] =>
  [...(row?.cells ?? [])].map((cell) => (cell.textContent ?? '').replace(/\s/g, ' ')).filter((text) => text !== '')

/** Matches a cell by its whole text, even if child elements split the text. */
export const cellWith = (pattern: RegExp) => (_text: string, element: Element | null) =>
  element?.tagName === 'TD' && pattern.test(element.textContent ?? '')

export const searches = ({ calls }: Stage) => calls.filter(({ call }) => call.includes('/salary/search'))

export const payments = ({ calls }: Stage) =>
  calls.filter(({ call }) => call.endsWith('/pay') || call.endsWith('/pay-bulk'))

export function forgetPayments(): Record<string, never> {
  for (const key of Object.keys(localStorage)) if (key.startsWith('pay:')) localStorage.removeItem(key)
  return {}
}

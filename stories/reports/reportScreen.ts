import { within } from 'storybook/test'
import { ROW } from '../../tests/antdParts'

/** What the stories of the reports look for. */

/** Spaces in figures do not break; those of an expectation are typed. */
export const plain = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00a0', ' ').trim()

/** The rows of the report on the screen, once they are there: their cells as texts. */
export const reportRows = (canvas: HTMLElement): string[][] =>
  [...canvas.querySelectorAll(`.report-table ${ROW}`)].map((row) =>
    [...row.children].map(({ textContent }) => plain(textContent)),
  )

/** The groups of headings. */
export const groups = (canvas: HTMLElement): string[] =>
  [...canvas.querySelectorAll('.report-table thead th[colspan]')]
    .filter((cell) => Number(cell.getAttribute('colspan')) > 1)
    .map(({ textContent }) => plain(textContent))

/** The total under a column. */
export function total(canvas: HTMLElement, title: string): string {
  const footer = canvas.querySelector<HTMLElement>('.report-table tfoot')
  if (!footer) return ''
  return plain(
    within(footer)
      .getByText(`${title}:`, { exact: false })
      .parentElement?.textContent?.replace(/^.*?: /, ''),
  )
}

/** `12 500 ₸` → 12500; a dash is no figure. */
export const figure = (text: string): number => Number(text.replace(/[^\d−-]/g, '').replace('−', '-'))

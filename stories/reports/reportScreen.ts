import { within } from 'storybook/test'
import { ROW } from '../../tests/antdSelectors'

/** Replaces no-break spaces of numbers, so that tests can compare with plain spaces. */
export const plain = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00a0', ' ').trim()

export const reportRows = (canvas: HTMLElement): string[][] =>
  [...canvas.querySelectorAll(`.report-table ${ROW}`)].map((row) =>
    [...row.children].map(({ textContent }) => plain(textContent)),
  )

export const columnGroups = (canvas: HTMLElement): string[] =>
  [...canvas.querySelectorAll('.report-table thead th[colspan]')]
    .filter((cell) => Number(cell.getAttribute('colspan')) > 1)
    .map(({ textContent }) => plain(textContent))

export function total(canvas: HTMLElement, title: string): string {
  const footer = canvas.querySelector<HTMLElement>('.report-table tfoot')
  if (!footer) return ''
  return plain(
    within(footer)
      .getByText(`${title}:`, { exact: false })
      .parentElement?.textContent?.replace(/^.*?: /, ''),
  )
}

export const parseFigure = (text: string): number => Number(text.replace(/[^\d−-]/g, '').replace('−', '-'))

import { userEvent } from 'storybook/test'
import { ROW } from '../../tests/antdParts'
import { choose } from '../form/choose'
import type { openDialog } from '../openDialog'
import type { Stage } from '../stage'

/** What plays do and see on the cities directory. */

/** The names in the table, from the top. */
export const rowNames = (canvas: HTMLElement): string[] =>
  [...canvas.querySelectorAll(`${ROW} td:nth-child(2)`)].map((cell) => cell.textContent ?? '')

/** The searches that were sent, in order. */
export const searches = ({ calls }: Stage) => calls.filter(({ call }) => call.startsWith('POST /v1/manage/city/search'))

/** The calls that change something. */
export const changes = ({ calls }: Stage) =>
  calls.filter(({ call }) => !call.includes('/search') && !call.startsWith('GET'))

/** The open dialog, once it is there. */
type Dialog = Awaited<ReturnType<typeof openDialog>>

/** Fills a new city in. */
export async function fillCity(dialog: Dialog, name: string): Promise<void> {
  await userEvent.type(dialog.getByLabelText(/Название/), name)
  await choose(dialog.getByLabelText(/Часовой пояс/), 'UTC+6')
  await choose(dialog.getByLabelText(/Служба доставки/), 'YANDEX')
  await choose(dialog.getByLabelText(/Статус/), 'Включен')
}

import { userEvent } from 'storybook/test'
import { session } from '../../src/session/session'
import { ROW } from '../../tests/antdSelectors'
import type { findVisibleDialog } from '../findVisibleDialog'
import { chooseOption } from '../form/chooseOption'
import type { Stage } from '../stage'

export const rowNames = (canvas: HTMLElement): string[] =>
  [...canvas.querySelectorAll(`${ROW} td:nth-child(2)`)].map((cell) => cell.textContent ?? '')

export const searches = ({ calls }: Stage) => calls.filter(({ call }) => call.startsWith('POST /v1/manage/city/search'))

export const changes = ({ calls }: Stage) =>
  calls.filter(({ call }) => !call.includes('/search') && !call.startsWith('GET'))

/** Names of the user's cities, which are the options of the city selects. They change only when the user is loaded again. */
export const userCities = (): string[] => session.user?.allowedCities.map(({ name }) => name) ?? []

type Dialog = Awaited<ReturnType<typeof findVisibleDialog>>

export async function fillCity(dialog: Dialog, name: string): Promise<void> {
  await userEvent.type(dialog.getByLabelText(/Название/), name)
  await chooseOption(dialog.getByLabelText(/Часовой пояс/), 'UTC+6')
  await chooseOption(dialog.getByLabelText(/Служба доставки/), 'YANDEX')
  await chooseOption(dialog.getByLabelText(/Статус/), 'Включен')
}

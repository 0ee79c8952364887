import { userEvent } from 'storybook/test'
import { DEMO_ACCOUNTS } from '../../mocks/seeds/demoAccounts'
import type { World } from '../../mocks/store/world'
import type { Permission } from '../../src/domain/permissions'
import { ROW } from '../../tests/antdSelectors'
import type { findVisibleDialog } from '../findVisibleDialog'
import type { Stage } from '../stage'

export const PATH = '/employees'

export const rowNames = (canvas: HTMLElement): string[] =>
  [...canvas.querySelectorAll(`${ROW} td:nth-child(3)`)].flatMap((cell) => cell.textContent || [])

export const searches = ({ calls }: Stage) =>
  calls.filter(({ call }) => call.startsWith('POST /v1/manage/employee/search'))

export const changes = ({ calls }: Stage) =>
  calls.filter(({ call }) => !call.includes('/search') && !call.startsWith('GET'))

export type Dialog = Awaited<ReturnType<typeof findVisibleDialog>>

export async function fillPerson(dialog: Dialog, phone = '7071112233'): Promise<void> {
  await userEvent.type(dialog.getByLabelText(/Фамилия/), ' Ахметова ')
  await userEvent.type(dialog.getByLabelText(/^Имя/), 'Динара')
  await userEvent.type(dialog.getByLabelText(/Мобильный/), phone)
  await userEvent.type(dialog.getByLabelText(/Пароль/), 'secret')
}

export const SENT_PERSON = {
  lastName: 'Ахметова',
  firstName: 'Динара',
  middleName: null,
  phone: '77071112233',
  email: null,
  cities: [],
  companyId: null,
  inventory: null,
  courierTypeId: null,
  legalFormId: null,
  isSticker: null,
  status: 10,
  password: 'secret',
}

export const allowOperator =
  (...permissions: Permission[]) =>
  ({ db }: World): void => {
    db.roles.update('operator', { permissions })
    db.employees.update(DEMO_ACCOUNTS.operator.id, { role: 'operator' })
  }

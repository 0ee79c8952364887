import { expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { User } from '../../src/api/user'
import { saveUnsavedInput } from '../../src/lib/unsavedInput'
import { BankStatementDialog } from '../../src/pages/payments/bank/BankStatementDialog'
import { session } from '../../src/session/session'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch, type Reply, waitForRequests } from '../session/mockFetch'

const COMPANIES = [
  { value: 3, label: 'Кафе «Арман»' },
  { value: 4, label: 'Суши Хаус' },
]
const UNKNOWN = '16.03.2026\t9 000,00\tНеизвестный'
const SUSHI = '17.03.2026\t40 000,00\tСуши Хаус'
const ARMAN = '18.03.2026\t50 000,00\tКафе Арман'

setUpScreens()

async function openDialog(record: () => Reply | Error = () => ({ status: 204 })) {
  const { calls } = mockFetch(({ path }) => (path.endsWith('/search') ? { body: [] } : record()))
  render(<BankStatementDialog open companies={COMPANIES} onClose={() => undefined} onAway={() => undefined} />)
  await act(waitForRequests)
  return () => calls.flatMap(({ path }) => (path.includes('?companyId=') ? [path.split('=')[1]] : []))
}

const enter = (...lines: string[]) =>
  fireEvent.change(screen.getByLabelText('Строки из банка'), { target: { value: lines.join('\n') } })
const tick = (line: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Записать строку ${line}` })
const company = (line: number) => screen.getByRole<HTMLInputElement>('combobox', { name: `Контрагент строки ${line}` })
const chosenCompany = (line: number) => company(line).closest('td')?.textContent

function chooseCompany(line: number, name: string) {
  fireEvent.change(company(line), { target: { value: name } })
  fireEvent.keyDown(company(line), { key: 'Enter', keyCode: 13 })
}

async function record() {
  fireEvent.click(screen.getByRole('button', { name: /^Записать/ }))
  await act(waitForRequests)
  await act(waitForRequests)
}

test('a choice moves with its line', async () => {
  await openDialog()
  enter(UNKNOWN, SUSHI)
  chooseCompany(1, 'Кафе')
  fireEvent.click(tick(2))
  enter(ARMAN, UNKNOWN, SUSHI)
  expect([1, 2, 3].map(chosenCompany)).toEqual(['Кафе «Арман»', 'Кафе «Арман»', 'Суши Хаус'])
  expect([1, 2, 3].map((line) => tick(line).checked)).toEqual([true, true, false])
})

test('of two equal lines each has its own checkbox', async () => {
  await openDialog()
  enter(SUSHI, SUSHI)
  expect([1, 2].map((line) => tick(line).checked)).toEqual([true, false])
  fireEvent.click(tick(1))
  expect([1, 2].map((line) => tick(line).checked)).toEqual([false, false])
})

test('a line that was unticked remains so when it becomes a possible duplicate', async () => {
  await openDialog()
  enter(SUSHI, '17.03.2026\t40 000,00\tКафе Арман')
  fireEvent.click(tick(2))
  chooseCompany(2, 'Суши')
  expect(screen.getByText('Похожая есть в пределах 3 дней')).toBeTruthy()
  expect(tick(2).checked).toBe(false)
})

test('a partly matching name is not recorded until the user chooses the company', async () => {
  await openDialog()
  enter('17.03.2026\t40 000,00\tСуши Хаус Астана')
  expect(screen.getByText('Название совпадает не полностью')).toBeTruthy()
  expect(tick(1).checked).toBe(false)
  chooseCompany(1, 'Кафе')
  expect(screen.queryByText('Название совпадает не полностью')).toBeNull()
  expect(tick(1).checked).toBe(true)
})

test('a refused line can be corrected or left out, and a recorded one cannot', async () => {
  let refused = 2
  const recordedCompanies = await openDialog(() =>
    refused-- > 0
      ? { status: 422, body: { message: 'Ошибка', errors: { companyId: 'Контрагент закрыт' } } }
      : { status: 204 },
  )
  enter(SUSHI, '18.03.2026\t60 000,00\tСуши Хаус', ARMAN)
  await record()
  expect(screen.getAllByText('Ошибка. Контрагент закрыт')).toHaveLength(2)
  expect([1, 2, 3].map((line) => company(line).disabled)).toEqual([false, false, true])
  chooseCompany(1, 'Кафе')
  expect(screen.getAllByText('Ошибка. Контрагент закрыт')).toHaveLength(1)
  fireEvent.click(tick(2))
  await record()
  expect(recordedCompanies()).toEqual(['4', '4', '3', '3'])
  expect(screen.getAllByText('Записано')).toHaveLength(2)
})

test('a restored draft keeps the companies of equal lines, although the recorded ones are missing', async () => {
  session.user = { id: 3, fio: 'Ким', accesses: [], allowedCities: [] } as unknown as User
  await openDialog()
  enter(UNKNOWN, UNKNOWN)
  chooseCompany(1, 'Кафе')
  chooseCompany(2, 'Суши')
  fireEvent.click(tick(2))
  await record()
  act(() => saveUnsavedInput())
  cleanup()
  await openDialog()
  fireEvent.click(screen.getByRole('button', { name: 'Восстановить' }))
  expect(chosenCompany(2)).toBe('Суши Хаус')
  expect(screen.queryByRole('combobox', { name: 'Контрагент строки 1' })).toBeNull()
})

test('a line that a colleague has recorded meanwhile is unticked, and is sent if the user ticks it again', async () => {
  let rows: object[] = []
  const { calls } = mockFetch(({ path }) => (path.endsWith('/search') ? { body: rows } : { status: 204 }))
  render(<BankStatementDialog open companies={COMPANIES} onClose={() => undefined} onAway={() => undefined} />)
  await act(waitForRequests)
  enter(SUSHI, ARMAN)
  rows = [{ id: 8, companyId: 4, methodId: 2, amount: 40_000, payedAt: '2026-03-17' }]
  await record()
  await act(waitForRequests)
  const sentCompanies = () => calls.flatMap(({ path }) => path.match(/\?companyId=(\d+)/)?.[1] ?? [])
  expect(sentCompanies()).toEqual(['3'])
  expect(screen.getByText(/^Похожая оплата появилась в списке после открытия окна/)).toBeTruthy()
  expect([1, 2].map((line) => tick(line).checked)).toEqual([false, true])
  fireEvent.click(tick(1))
  await record()
  expect(sentCompanies()).toEqual(['3', '4'])
})

test('the company of a line with an unknown outcome cannot be changed', async () => {
  await openDialog(() => new TypeError('Failed to fetch'))
  enter(SUSHI)
  await record()
  expect(screen.getByText(/Неизвестно, записана ли оплата/)).toBeTruthy()
  expect(company(1).disabled).toBe(true)
})

test('a line names every reason to check it', async () => {
  await openDialog()
  enter('17.03.2026\t40000\tСуши Хаус', '17.03.2026\t40000\tСуши Хаус', '17.03.2026\t40000\tНеизвестный')
  const remark = (line: number) => tick(line).closest('tr')?.lastElementChild?.textContent
  const bare = 'Число без разделителей: сумма ли это?'
  expect([1, 2, 3].map(remark)).toEqual([
    bare,
    `Похожая есть в пределах 3 дней; ${bare}`,
    `${bare}; Контрагент не узнан`,
  ])
})

test('a statement file replaces typed lines only after a confirmation', async () => {
  await openDialog()
  const field = screen.getByLabelText<HTMLTextAreaElement>('Строки из банка')
  const openFile = async (text: string) => {
    const file = Object.assign(new File([text], 'bank.csv'), {
      arrayBuffer: async () => new TextEncoder().encode(text),
    })
    fireEvent.change(screen.getByLabelText('Файл выписки'), { target: { files: [file] } })
    await act(waitForRequests)
  }
  await openFile(SUSHI)
  expect(field.value).toBe(SUSHI)
  await openFile(ARMAN)
  expect(field.value).toBe(SUSHI)
  fireEvent.click(screen.getByRole('button', { name: 'Не заменять' }))
  await openFile(ARMAN)
  fireEvent.click(screen.getByRole('button', { name: 'Да, заменить' }))
  await act(waitForRequests)
  expect(field.value).toBe(ARMAN)
})

test('payments that could not be read, and so are not compared with the lines, are counted', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mockFetch(() => ({ body: [{ id: 1 }, { amount: 40_000 }] }))
  render(<BankStatementDialog open companies={COMPANIES} onClose={() => undefined} onAway={() => undefined} />)
  expect(await screen.findByText(/^1.записанная оплата не показана: сервер прислал не все поля$/)).toBeTruthy()
})

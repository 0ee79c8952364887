import { expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { SalaryFilters } from '../../src/api/salary'
import type { ListQuery } from '../../src/lib/listQuery'
import { PayoutSheetDialog } from '../../src/pages/salary/payoutSheet/PayoutSheetDialog'
import { toastState } from '../../src/ui/toasts'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

const QUERY = { cityId: 1, page: 1 } as ListQuery<SalaryFilters>
const ROW = { id: 1, workDate: '2026-03-17', courier: { id: 1, fio: 'Ким' }, payouts: 1000, isPaidOut: false }

setUpScreens()

test('the sheet opens without the total of the server, and a failed file is shown in the dialog', async () => {
  mockFetch(({ path }) => (path.includes('/summary') ? { status: 500, body: { message: 'Сбой' } } : { body: [ROW] }))
  // jsdom has no object URLs, so the file cannot be downloaded.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  render(<PayoutSheetDialog query={QUERY} onClose={() => undefined} />)
  expect((await screen.findAllByText(/^Итог сервера не загрузился/))[0]?.closest('[role=alert]')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Скачать XLSX' }))
  expect((await screen.findByText(/^Файл не записан/)).closest('[role=alert]')).toBeTruthy()
})

test('a failed file is shown in a toast if the dialog was closed meanwhile', async () => {
  mockFetch(({ path }) => ({ body: path.includes('/summary') ? { payouts: 1000 } : [ROW] }))
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { unmount } = render(<PayoutSheetDialog query={QUERY} onClose={() => undefined} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Скачать XLSX' }))
  unmount()
  await waitFor(() => expect(toastState.shown.map(({ text }) => text)).toEqual(['Файл не записан: Ошибка']))
})

test('the days of a group whose records are unreadable are a dash', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const group = { ...ROW, ids: 'нет', workDate: undefined, workDateStart: '2026-03-16', workDateEnd: '2026-03-17' }
  mockFetch(({ path }) => ({ body: path.includes('/summary') ? { payouts: 1000 } : [group] }))
  render(<PayoutSheetDialog query={QUERY} onClose={() => undefined} />)
  const [table] = await screen.findAllByRole('table')
  const cells = [...(table?.querySelectorAll('tbody tr:first-child td') ?? [])].map(({ textContent }) => textContent)
  expect(cells.slice(1, 3)).toEqual(['Ким', '—'])
})

/** Design «Money»: from a money figure to the records that sum to it. */
test.each<[string, object, string[]]>([
  [
    'the sums of couriers and the total lead to their unpaid records',
    {},
    [
      'courierId=1&isPaidOut=false&drilldown=salaryGroup.payouts&figure=1400',
      'courierId=2&isPaidOut=false&drilldown=salaryGroup.payouts&figure=700',
      'isPaidOut=false&drilldown=salaryFooter.left&figure=2100',
    ],
  ],
  [
    'a sum with an unknown part has no link',
    { payouts: undefined },
    ['courierId=2&isPaidOut=false&drilldown=salaryGroup.payouts&figure=700'],
  ],
])('%s', async (_case, change, links) => {
  const rows = [
    { ...ROW, ...change },
    { ...ROW, id: 2, payouts: 400 },
    { ...ROW, id: 3, courier: { id: 2, fio: 'Ли' }, payouts: 700 },
  ]
  mockFetch(({ path }) => ({ body: path.includes('/summary') ? { payouts: 2100 } : rows }))
  const onClose = jest.fn()
  const query = { ...QUERY, dateStart: '2026-03-16', dateEnd: '2026-03-17' }
  render(<PayoutSheetDialog query={query} onClose={onClose} />)
  await screen.findByRole('button', { name: /^Печать/ })
  const [first, ...others] = [...document.querySelectorAll('a')]
  const addressOf = (link: string) => `/salary?dateStart=2026-03-16&dateEnd=2026-03-17&cityId=1&${link}`
  expect([first, ...others].map((link) => link?.getAttribute('href'))).toEqual(links.map(addressOf))
  fireEvent.click(first as Element)
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(`${window.location.pathname}${window.location.search}`).toBe(addressOf(links[0] ?? ''))
})

test('no sum has a link if the server does not report whether a record is paid', async () => {
  const unreported = { ...ROW, id: 2, isPaidOut: undefined, payouts: 400 }
  mockFetch(({ path }) => ({ body: path.includes('/summary') ? { payouts: 1400 } : [ROW, unreported] }))
  render(<PayoutSheetDialog query={QUERY} onClose={() => undefined} />)
  await screen.findAllByText(/^Сервер не сообщил, выплачено ли/)
  expect([...document.querySelectorAll('a')]).toEqual([])
})

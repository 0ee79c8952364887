import { readFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { demoUserSessionKey } from '../../mocks/seeds/demoUserSessionKey'
import { ROW } from '../antdSelectors'
import { readSheet } from '../unzip'
import { goTo } from './console'
import { mockConsole } from './consoleFixture'

type Courier = { id: number; slot?: { status: boolean } }
type Salary = {
  id: number
  hoursAmount: number
  payouts: number
  isPaidOut: boolean
  courier: { id: number; fio: string }
}

const DAY = '2026-03-18'

const { server, open } = mockConsole({ size: 100_000, archive: 1000, at: `${DAY}T13:00:00+05:00` }, { isSilent: false })

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${server.apiUrl}/v1/manage${path}`, {
    method,
    headers: { Authorization: `Bearer ${demoUserSessionKey('administrator')}`, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  return (text === '' ? undefined : JSON.parse(text)) as T
}

const recordsOf = (courierId: number): Promise<Salary[]> =>
  call('POST', '/salary/search?page=1&cityId=1', { courierId, dateStart: DAY, dateEnd: DAY })

const rows = (page: Page) => page.locator(ROW)
const plain = (text: string | null) => (text ?? '').replace(/\s/g, ' ')
const money = (tenge: number) => `${String(tenge).replace(/\B(?=(\d{3})+$)/g, ' ')} ₸`

test('a shift becomes a record, a rate shows its effect, the record is paid once despite a lost response', async () => {
  const points = await call<{ couriers: Courier[] }[]>('GET', '/courier/online?cityId=1')
  let record: Salary | undefined
  let courierId = 0
  for (const { id } of points.flatMap(({ couriers }) => couriers).filter(({ slot }) => slot?.status)) {
    if ((await recordsOf(id)).length > 0) continue
    await call('GET', `/courier/${id}/slot-stop`)
    record = (await recordsOf(id))[0]
    courierId = id
    if (record && record.payouts > 0) break
  }
  if (!record) throw new Error('No shift has become a record')

  const { page, complaints } = await open('/settings/courier-rate?cityId=1')
  const figures = page.getByRole('textbox', { name: /За час/ })
  await figures.first().waitFor()
  for (const figure of await figures.all()) await figure.fill('1000')
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Сохранить ставки?' })
  await dialog.getByRole('row').nth(12).waitFor()
  expect(plain(await dialog.getByRole('row').nth(1).textContent())).toMatch(/за час510 ₸1 000 ₸$/)
  expect((await recordsOf(courierId))[0]).toEqual(record)
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByText('Курьерские ставки сохранены').waitFor()
  const [raised] = await recordsOf(courierId)
  if (!raised) throw new Error('The record is gone')
  expect(raised.hoursAmount).toBeGreaterThan(record.hoursAmount)

  await goTo(page, `/salary?cityId=1&courierId=${courierId}&dateStart=${DAY}&dateEnd=${DAY}`)
  await page.locator(`tr[data-row-key="${raised.id}"]`).waitFor()
  expect(plain(await rows(page).first().textContent())).toContain(money(raised.payouts))
  await page.getByRole('button', { name: 'Ведомость' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Скачать XLSX' }).click()
  const sheet = readSheet(await readFile(await (await download).path()))
  const cells = [...sheet.values()].map((cell) => (typeof cell === 'object' ? cell.number : cell))
  expect(cells).toContain(raised.courier.fio)
  expect(cells.filter((value) => value === raised.payouts)).toHaveLength(2)
  await page.getByRole('button', { name: 'Готово' }).click()

  let sent = 0
  await page.route('**/v1/manage/salary/*/pay', async (route) => {
    sent++
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: /^Выплатить: / }).click()
  const question = page.getByRole('dialog', { name: 'Выплатить деньги курьеру?' })
  await question.getByRole('button', { name: 'Выплатить' }).click()
  await question.getByText('Запись проверена: выплачено').waitFor()
  await question.getByRole('button', { name: 'Готово' }).click()
  await page.getByRole('button', { name: /^Выплачено: / }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: /^Выплачено: / }).waitFor()
  expect(sent).toBe(1)
  expect((await recordsOf(courierId))[0]).toMatchObject({ isPaidOut: true, payouts: raised.payouts })
  expect(complaints.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([])
}, 120_000)

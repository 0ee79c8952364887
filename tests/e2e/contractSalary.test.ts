import { beforeEach, describe, expect, test } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { chooseOption } from './chooseOption'
import { cells, footer, invalidValues, moneyConsole, rowOf, rows } from './moneyConsole'
import { expectSoon } from './polling'

const { answers, bodies, open, server } = moneyConsole()

describe('salary', () => {
  const SEARCH = 'POST /v1/manage/salary/search'
  const SUMMARY = 'POST /v1/manage/salary/summary'
  const SUMS = { hoursAmount: '1000', orderAmount: '6500', dailyBonus: 300, penalty: '700', totalAmount: 7100 }
  const record = (id: number, fields: object = {}) => ({
    id: String(id),
    workDate: '2026-03-17',
    courier: { id: '5', fio: `Ким Виктор ${id}` },
    ...SUMS,
    holding: 100,
    paidDelivery: '0',
    payouts: '7000',
    isPaidOut: false,
    ...fields,
  })

  beforeEach(() => {
    answers('GET /v1/dictionary/courier', [{ value: '5', label: 'Ким Виктор', courierTypeId: '1' }])
    answers(SEARCH, [record(1), { id: 2, isPaidOut: true, courier: null, workDate: 20260317 }])
    answers(SUMMARY, { ...SUMS, payouts: '7000' })
    answers('GET /v1/manage/courier-rate/7', [])
    answers('GET /v1/manage/courier-bonus-rate/7', [])
    answers('GET /v1/manage/courier-ratio-rate/7', [])
  })

  test("is shown with the server's totals, without paging headers", async () => {
    const page = await open('/salary')
    await rows(page).nth(1).waitFor()
    expect(new URL(page.url()).searchParams.get('cityId')).toBe('7')
    expect((await cells(rows(page).first())).filter((text) => text !== '')).toEqual([
      '17-03-2026',
      'Ким Виктор 1',
      '1 000 ₸',
      '6 500 ₸',
      '300 ₸',
      '-700 ₸',
      '7 100 ₸',
      '-100 ₸',
      '0 ₸',
      '7 000 ₸',
      'Выплатить',
    ])
    await expectSoon(() => invalidValues(page).count(), 0)
    await expectSoon(async () => (await footer(page)).includes('К выплате: 7 000 ₸'), true)
    await expectSoon(() => rows(page).nth(1).getByRole('button', { name: 'Выплачено' }).isDisabled(), true)
    await page.getByLabel('Группировать').click()
    await chooseOption(page, 'Выплата', 'Начислена')
    await page.getByRole('button', { name: 'Применить' }).click()
    const week = bodies(SEARCH)[0] as object
    await expectSoon(() => bodies(SEARCH).at(-1), { ...week, isPaidOut: true })
    expect(String(server.callsOf(SEARCH).at(-1)?.query)).toBe('page=1&cityId=7&group=true')
    await expectSoon(() => bodies(SUMMARY).at(-1), { ...week, isPaidOut: true })
  })

  test('without couriers says so, and reports when they cannot be loaded', async () => {
    server.on('GET /v1/dictionary/courier', () => ({ status: 500, body: { message: 'Справочник молчит' } }))
    const page = await open('/salary')
    const filter = page.getByRole('form', { name: 'Фильтр' })
    await filter.getByText('Справочник молчит').waitFor()
    answers('GET /v1/dictionary/courier', [])
    await filter.getByRole('button', { name: 'Обновить' }).click()
    await filter.getByText('Курьеры отсутствуют').waitFor()
  })

  async function confirm(page: Page): Promise<Locator> {
    await page
      .getByRole('button', { name: /^Выплатить: / })
      .first()
      .click()
    const question = page.getByRole('dialog', { name: 'Выплатить деньги курьеру?' })
    await question.getByRole('button', { name: 'Выплатить', exact: true }).dblclick()
    return question
  }

  test('names the column whose rows differ from the total; is paid by one call; a refusal and a faster colleague are shown', async () => {
    answers(SEARCH, [record(1)])
    answers(SUMMARY, { ...SUMS, dailyBonus: 400, payouts: '7000' })
    const page = await open('/salary?cityId=7')
    await page.getByText(/Сумма строк не равна «Итого» сервера: Бонусы за день 300\s₸ и 400\s₸$/).waitFor()

    const pay = (id: number) => `GET /v1/manage/salary/${id}/pay`
    const respond = server.hold(pay(1), { status: 422, body: { message: 'Касса закрыта' } })
    const refused = await confirm(page)
    await expectSoon(() => server.callsOf(pay(1)).length, 1)
    await refused.getByText('Выплата отправлена, ответа сервера ещё нет').waitFor()
    await refused.getByText('Закрыть', { exact: true }).click()
    respond()
    // A refusal is shown also after the confirmation was closed.
    await page.getByText(/^отказано: .*\(Касса закрыта\)$/).waitFor()
    await page.getByRole('button', { name: /^Выплатить: / }).waitFor()
    expect(server.callsOf(pay(1))).toHaveLength(1)

    server.on(pay(1), () => {
      answers(SEARCH, [record(1, { isPaidOut: true }), record(3)])
      return { status: 409, body: { message: 'Уже выплачено кассой' } }
    })
    const question = await confirm(page)
    await question.getByText('Уже выплачено кассой').waitFor()
    await question.getByRole('button', { name: 'Готово' }).click()
    // A colleague was faster: the record is loaded again and is paid.
    await page.getByRole('button', { name: 'Выплачено: Ким Виктор 1' }).waitFor()
    expect(server.callsOf(pay(1))).toHaveLength(2)

    server.on(pay(3), () => {
      answers(SEARCH, [record(1, { isPaidOut: true }), record(3, { isPaidOut: true })])
      // Any response body is a success.
      return { raw: 'ok' }
    })
    await confirm(page)
    await page.getByText('Выплата отправлена').waitFor()
    await page.getByRole('button', { name: 'Выплачено: Ким Виктор 3' }).waitFor()
    expect(server.callsOf(pay(3))).toHaveLength(1)
  })

  test('a group is paid by its ids, also one of a single record; its missing figures are unknown, not a difference', async () => {
    const group = (ids: (number | string)[], name: string, fields: object = {}) => ({
      ids,
      workDateStart: '2026-03-10',
      workDateEnd: '2026-03-17',
      courier: { id: Number(ids[0]), fio: name },
      payouts: 7000,
      isPaidOut: false,
      ...fields,
    })
    const groups = [
      ...[group(['21'], 'Один'), group([31, '32'], 'Двое'), group([51, 52], 'Неполный', { payouts: 14_500 })],
      group([41], 'Без дат', { workDateStart: undefined, workDateEnd: undefined, payouts: 100 }),
    ]
    const days = [record(51), record(52)]
    server.on(SEARCH, ({ query }) => ({ body: query.has('group') ? groups : days }))
    server.on('POST /v1/manage/salary/pay-bulk', () => ({ status: 204 }))
    const page = await open('/salary?cityId=7&group=true')
    for (const name of ['Один', 'Двое']) {
      await rowOf(page, name).waitFor()
      expect((await cells(rowOf(page, name))).join()).toContain('10-03-2026 – 17-03-2026')
      await page.getByRole('button', { name: `Выплатить: ${name}` }).click()
      const question = page.getByRole('dialog', { name: 'Выплатить деньги курьеру?' })
      await question.getByRole('button', { name: 'Выплатить', exact: true }).click()
      await question.waitFor({ state: 'hidden' })
    }
    expect(bodies('POST /v1/manage/salary/pay-bulk')).toEqual([{ ids: [21] }, { ids: [31, 32] }])

    await rowOf(page, 'Неполный').getByRole('button', { name: 'Развернуть строку' }).click()
    const proof = page.getByRole('table', { name: 'Дни группы' })
    await proof.locator('tbody tr').nth(1).waitFor()
    expect(await cells(proof.locator('tfoot tr'))).toEqual([...Array(7).fill('неизвестно'), '500 ₸'])
    await rowOf(page, 'Без дат').getByRole('button', { name: 'Развернуть строку' }).click()
    await page.getByText('Даты не указаны').waitFor()
  })
})

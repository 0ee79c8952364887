import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { CITY, KEY, paged, startContractServer, USER } from '../server/contractServer'
import { moneyBreaches } from '../server/moneyCalls'
import { choose } from './choose'
import { type BuiltConsole, type ConsolePage, openPage, serveConsole } from './console'
import { expectSoon } from './soon'

/**
 * The screens of money in the production build, against a server that shares no code with the console: numbers as texts,
 * nothing that need not be there, bodies that are empty, refusals, late and lost responses. Every call is checked to the letter.
 */

const ACCESSES = [
  ...['view', 'create', 'update', 'delete'].map((action) => `pay_${action}`),
  ...['salary_manage', 'courier_rate_manage', 'notification_manage'],
  ...['partner', 'courier', 'delivery'].map((report) => `report_${report}_view`),
]

let server: Awaited<ReturnType<typeof startContractServer>>
let site: BuiltConsole
let opened: ConsolePage | undefined

beforeAll(async () => {
  server = await startContractServer({ user: { ...USER, accesses: ACCESSES } })
  site = await serveConsole('dist', { apiBase: server.apiUrl, streamBase: server.streamUrl })
})

beforeEach(() => {
  server.restart()
  server.on('POST /v1/manage/notification/search', () => paged([]))
})

afterEach(async () => {
  await opened?.close()
  opened = undefined
  expect(server.breaches).toEqual([])
  expect(moneyBreaches(server.calls)).toEqual([])
})

afterAll(async () => {
  await site.close()
  await server.close()
})

async function open(path: string): Promise<Page> {
  opened = await openPage(site, path, { key: KEY })
  return opened.page
}

const answers = (call: string, body: unknown) => server.on(call, () => ({ body }))
const rows = (page: Page) => page.locator('tr.ant-table-row:not([data-row-key^="skeleton"])')
const rowOf = (page: Page, text: string) => rows(page).filter({ hasText: text })
const bodies = (call: string) => server.callsOf(call).map(({ body }) => body)
/** Both signs of a figure below zero are good Russian. */
const plain = (text: string | null) => (text ?? '').replace(/[\s\u00a0]+/g, ' ').replace(/−(?=\d)/g, '-')
const cells = async (row: Locator) => (await row.locator('td').allTextContents()).map(plain)
const date = async (form: Locator, label: string, text: string) => {
  await form.getByLabel(label, { exact: true }).fill(text)
  await form.getByLabel(label, { exact: true }).press('Enter')
}
/** What no screen may show, whatever is missing. */
const nonsense = (page: Page) => page.locator('main').getByText(/undefined|NaN|\bnull\b|\[object/)

describe('payments', () => {
  const SEARCH = 'POST /v1/manage/pay/search'
  const COMPANY = 'GET /v1/dictionary/company'
  const LIST = [
    { id: '12', companyId: '3', companyName: 'Пекарня', methodId: '2', amount: '1250000', payedAt: '2026-03-16' },
    { id: 11, companyName: 'Суши', methodId: 9, comment: null, payedAt: 'вчера', clerk: { id: 1 } },
  ]

  beforeEach(() => {
    answers(COMPANY, [{ value: '3', label: 'Пекарня' }])
    answers(SEARCH, LIST)
  })

  test('wait for the companies, and say why without them', async () => {
    server.on(COMPANY, () => ({ status: 403, body: { message: 'Справочник закрыт' } }))
    const page = await open('/payments')
    await page.getByText('Справочник закрыт').waitFor()
    expect(server.callsOf(SEARCH)).toHaveLength(0)
    answers(COMPANY, [])
    await page.getByRole('button', { name: 'Обновить' }).click()
    await page.getByText('Список пуст', { exact: true }).waitFor()
    expect(server.callsOf(SEARCH)).toHaveLength(0)
  })

  test('are shown, filtered and sorted as they came', async () => {
    const page = await open('/payments')
    await rows(page).nth(1).waitFor()
    expect((await cells(rows(page).first())).slice(0, 6)).toEqual([
      '12',
      'Пекарня',
      'Банковский перевод',
      '1 250 000 ₸',
      '16-03-2026',
      '—',
    ])
    expect((await cells(rows(page).nth(1))).slice(0, 6)).toEqual(['11', 'Суши', '9', '—', '—', '—'])
    expect(await nonsense(page).count()).toBe(0)
    expect(bodies(SEARCH)).toEqual([{}])
    for (const [title, key] of [
      ['ID', 'id'],
      ['Компания', 'companyName'],
      ['Способ оплаты', 'methodId'],
      ['Сумма', 'amount'],
      ['Дата оплаты', 'payedAt'],
    ] as const) {
      await page.getByRole('columnheader', { name: title }).getByText(title).first().click()
      await expectSoon(() => bodies(SEARCH).at(-1), { orderBy: `${key}_SORT_ASC` })
    }
    await page.goto(`${site.url}/payments?companyId=3&methodId=2&payedAt=2026-03-16&orderBy=comment_SORT_ASC`)
    await rows(page).first().waitFor()
    expect(bodies(SEARCH).at(-1)).toEqual({ companyId: 3, methodId: 2, payedAt: '2026-03-16' })
  })

  async function fillNew(page: Page): Promise<Locator> {
    await page.getByRole('button', { name: 'Добавить оплату' }).click()
    const form = page.getByRole('dialog', { name: 'Новая оплата' })
    await choose(form, 'Компания', 'Пекарня')
    await choose(form, 'Способ оплаты', 'Мобильный банк')
    await form.getByLabel('Сумма', { exact: true }).fill('77 777,00 ₸')
    await date(form, 'Дата оплаты', '17-03-2026')
    return form
  }
  const SENT = { methodId: 3, amount: 77_777, payedAt: '2026-03-17', comment: null }

  test('are added once, a refusal keeps what was typed, and the filter stays', async () => {
    server.on('POST /v1/manage/pay', () => ({
      status: 422,
      body: { message: 'Проверьте', errors: { amount: 'Слишком много' } },
    }))
    const page = await open('/payments?companyId=3')
    await rows(page).first().waitFor()
    const form = await fillNew(page)
    await form.getByRole('button', { name: 'Добавить', exact: true }).click()
    await form.getByText('Слишком много').waitFor()
    server.on('POST /v1/manage/pay', () => ({ status: 204 }))
    const before = bodies(SEARCH).length
    await form.getByRole('button', { name: 'Добавить', exact: true }).dblclick()
    await form.waitFor({ state: 'hidden' })
    const sent = server.callsOf('POST /v1/manage/pay')
    expect(sent.map(({ body }) => body)).toEqual([SENT, SENT])
    expect(sent.map(({ query }) => String(query))).toEqual(['companyId=3', 'companyId=3'])
    // «Payment changes reload the list, or refresh the page if query parameters exist» (operations, section 4).
    await expectSoon(() => bodies(SEARCH).at(-1), { companyId: 3 })
    expect(bodies(SEARCH).length).toBeGreaterThan(before)
    expect(new URL(page.url()).searchParams.get('companyId')).toBe('3')
  })

  test('are not recorded twice by a server that takes its time', async () => {
    let isRecorded = false
    server.on('POST /v1/manage/pay', () => ({ status: 504 }))
    // It does not say of which company a payment is: it was asked for one.
    server.on(SEARCH, () => ({ body: isRecorded ? [{ id: 40, ...SENT }] : [] }))
    const page = await open('/payments')
    await page.getByText('Список оплат пуст').waitFor()
    const form = await fillNew(page)
    await form.getByRole('button', { name: 'Добавить', exact: true }).click()
    await form.getByText('Исход записи неизвестен').waitFor()
    isRecorded = true
    await form.getByRole('button', { name: 'Добавить', exact: true }).click()
    await form.waitFor({ state: 'hidden' })
    expect(bodies('POST /v1/manage/pay')).toHaveLength(1)
  })

  test('are edited and deleted by their own calls', async () => {
    answers('GET /v1/manage/pay/12', { ...LIST[0], comment: 'аванс' })
    answers('POST /v1/manage/pay/12', {})
    const page = await open('/payments')
    await rowOf(page, 'Пекарня')
      .getByRole('button', { name: /^Редактировать/ })
      .click()
    const form = page.getByRole('dialog', { name: 'Редактирование оплаты' })
    await form.getByLabel('Комментарий', { exact: true }).fill('')
    await form.getByLabel('Сумма', { exact: true }).fill('0')
    await form.getByRole('button', { name: 'Сохранить' }).click()
    await form.getByText('Значение должно быть не меньше 1').waitFor()
    await form.getByLabel('Сумма', { exact: true }).fill('1')
    await form.getByRole('button', { name: 'Сохранить' }).click()
    await form.waitFor({ state: 'hidden' })
    expect(bodies('POST /v1/manage/pay/12')).toEqual([{ methodId: 2, amount: 1, payedAt: '2026-03-16', comment: null }])

    server.on('DELETE /v1/manage/pay/11', () => ({ status: 409, body: { message: 'Период закрыт' } }))
    await rowOf(page, 'Суши')
      .getByRole('button', { name: /^Удалить/ })
      .click()
    const question = page.getByRole('dialog', { name: 'Удалить оплату?' })
    await question.getByRole('button', { name: 'Не удалять' }).waitFor()
    await question.getByRole('button', { name: 'Да, удалить' }).click()
    await question.getByText('Период закрыт').waitFor()
    server.on('DELETE /v1/manage/pay/11', () => ({ status: 204 }))
    answers(SEARCH, LIST.slice(0, 1))
    await question.getByRole('button', { name: 'Да, удалить' }).click()
    await rowOf(page, 'Суши').waitFor({ state: 'detached' })
  })
})

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

  test('is shown with the totals of the server, without headers of paging', async () => {
    const page = await open('/salary')
    await rows(page).nth(1).waitFor()
    expect(new URL(page.url()).searchParams.get('cityId')).toBe('7')
    expect((await cells(rows(page).first())).filter((text) => text !== '')).toEqual([
      '17-03-2026',
      'Ким Виктор 1',
      '1 000 ₸',
      '6 500 ₸',
      '300 ₸',
      '700 ₸',
      '7 100 ₸',
      '100 ₸',
      '0 ₸',
      '7 000 ₸',
      'Выплатить',
    ])
    expect(await nonsense(page).count()).toBe(0)
    expect(plain(await page.locator('.table-footer').first().textContent())).toContain('К выплате: 7 000 ₸')
    expect(await rows(page).nth(1).getByRole('button', { name: 'Выплачено' }).isDisabled()).toBe(true)
    await page.getByLabel('Группировать').click()
    await choose(page, 'Выплата', 'Начислена')
    await page.getByRole('button', { name: 'Применить' }).click()
    await expectSoon(() => bodies(SEARCH).at(-1), { isPaidOut: true })
    expect(String(server.callsOf(SEARCH).at(-1)?.query)).toBe('page=1&cityId=7&group=true')
    expect(bodies(SUMMARY).at(-1)).toEqual({ isPaidOut: true })
  })

  test('without couriers says so, and says when they cannot be asked for', async () => {
    server.on('GET /v1/dictionary/courier', () => ({ status: 500, body: { message: 'Справочник молчит' } }))
    const page = await open('/salary')
    const filter = page.getByRole('form', { name: 'Фильтр' })
    await filter.getByText('Справочник молчит').waitFor()
    answers('GET /v1/dictionary/courier', [])
    await filter.getByRole('button', { name: 'Обновить' }).click()
    await filter.getByText('Курьеры отсутствуют').waitFor()
  })

  test('names the column whose rows do not come to the total', async () => {
    answers(SEARCH, [record(1)])
    answers(SUMMARY, { ...SUMS, dailyBonus: 400, payouts: '7000' })
    const page = await open('/salary?cityId=7')
    await page.getByText(/Сумма строк не равна «Итого» сервера: Бонусы за день 300\s₸ и 400\s₸$/).waitFor()
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

  test('is paid by one call, whatever its body is', async () => {
    server.on('GET /v1/manage/salary/1/pay', () => {
      answers(SEARCH, [record(1, { isPaidOut: true })])
      return { raw: 'ok' }
    })
    const page = await open('/salary?cityId=7')
    await confirm(page)
    await page.getByText('Выплата отправлена').waitFor()
    await page.getByRole('button', { name: 'Выплачено: Ким Виктор 1' }).waitFor()
    expect(server.callsOf('GET /v1/manage/salary/1/pay')).toHaveLength(1)
  })

  test('a refusal is told also to whoever has closed the question', async () => {
    server.on('GET /v1/manage/salary/1/pay', () => ({
      status: 422,
      body: { message: 'Касса закрыта' },
      delayMs: 1500,
    }))
    const page = await open('/salary?cityId=7')
    const question = await confirm(page)
    await expectSoon(() => server.callsOf('GET /v1/manage/salary/1/pay').length, 1)
    await question.getByRole('button', { name: 'Отмена' }).click()
    await page.getByText('Касса закрыта').waitFor()
    await page.getByRole('button', { name: /^Выплатить: / }).waitFor()
    expect(server.callsOf('GET /v1/manage/salary/1/pay')).toHaveLength(1)
  })

  test('a colleague was faster: the record is read, and is paid', async () => {
    server.on('GET /v1/manage/salary/1/pay', () => {
      answers(SEARCH, [record(1, { isPaidOut: true })])
      return { status: 409, body: { message: 'Уже выплачено кассой' } }
    })
    const page = await open('/salary?cityId=7')
    const question = await confirm(page)
    await question.getByText('Уже выплачено кассой').waitFor()
    await question.getByRole('button', { name: 'Готово' }).click()
    await page.getByRole('button', { name: /^Выплачено: / }).waitFor()
    expect(server.callsOf('GET /v1/manage/salary/1/pay')).toHaveLength(1)
  })

  test('a group is paid by its ids, also one of a single record', async () => {
    const group = (ids: (number | string)[], name: string) => ({
      ids,
      workDateStart: '2026-03-10',
      workDateEnd: '2026-03-17',
      courier: { id: Number(ids[0]), fio: name },
      payouts: 7000,
      isPaidOut: false,
    })
    answers(SEARCH, [group(['21'], 'Один'), group([31, '32'], 'Двое')])
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
  })

  test('what a group does not tell is unknown, not a difference', async () => {
    const days = [record(31), record(32)]
    server.on(SEARCH, ({ query }) => ({
      body: query.has('group')
        ? [
            {
              ids: [31, 32],
              workDateStart: '2026-03-16',
              workDateEnd: '2026-03-17',
              courier: { id: 5, fio: 'Ким' },
              payouts: 14_500,
              isPaidOut: false,
            },
            { ids: [41], courier: { id: 6, fio: 'Без дат' }, payouts: 100, isPaidOut: false },
          ]
        : days,
    }))
    const page = await open('/salary?cityId=7&group=true')
    await rowOf(page, 'Ким').locator('.ant-table-row-expand-icon').click()
    const proof = page.getByRole('table', { name: 'Дни группы' })
    await proof.locator('tbody tr').nth(1).waitFor()
    expect(await cells(proof.locator('tfoot tr'))).toEqual(['—', '—', '—', '—', '—', '—', '—', '500 ₸'])
    await rowOf(page, 'Без дат').locator('.ant-table-row-expand-icon').click()
    await page.getByText('Даты не указаны').waitFor()
  })
})

describe('courier rates', () => {
  const CALL = '/v1/manage/courier-rate/7'
  const RATES = [
    { typeId: '1', rateTypeId: 1, orderPrice: '550', hourPrice: 150, bonusForSticker: null },
    { typeId: 10, rateTypeId: '1', orderPrice: 700, hourPrice: '200', bonusForSticker: '90' },
    { typeId: 10, rateTypeId: 2, orderPrice: 750, hourPrice: 220, bonusForSticker: 90, note: 'x' },
    { typeId: 77, rateTypeId: 3, orderPrice: 1, hourPrice: 2 },
  ]
  const sent = (...changes: [at: number, price: number][]) =>
    RATES.map((rate, index) => ({
      typeId: Number(rate.typeId),
      rateTypeId: Number(rate.rateTypeId),
      orderPrice: changes.find(([at]) => at === index)?.[1] ?? Number(rate.orderPrice),
      hourPrice: Number(rate.hourPrice),
      bonusForSticker: rate.bonusForSticker ? Number(rate.bonusForSticker) : null,
    }))
  const cell = (page: Page) => page.getByRole('textbox', { name: 'Стандарт, Пеший курьер: За заказ, ₸' })

  async function change(page: Page, text: string): Promise<void> {
    await cell(page).fill(text)
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
    await page
      .getByRole('dialog', { name: 'Сохранить ставки?' })
      .getByRole('button', { name: 'Сохранить', exact: true })
      .click()
  }

  test('are sent as a whole list, a refusal names its cell', async () => {
    answers(`GET ${CALL}`, RATES)
    server.on(`POST ${CALL}`, () => ({ status: 422, body: { message: 'Нельзя', errors: { '0.orderPrice': 'Мало' } } }))
    const page = await open('/settings/courier-rate')
    await cell(page).waitFor()
    expect(new URL(page.url()).searchParams.get('cityId')).toBe('7')
    for (const name of ['Стандарт', 'Продвинутый', 'Премиум']) await page.getByRole('table', { name }).waitFor()
    expect(await page.getByRole('textbox', { name: /Пеший курьер: За стикер/ }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Сохранить', exact: true }).isDisabled()).toBe(true)
    await change(page, '560')
    await page.locator('.rates-editor').getByText('Мало').waitFor()
    expect(await cell(page).inputValue()).toBe('560')
    server.on(`POST ${CALL}`, () => ({ status: 204 }))
    await change(page, '570')
    await page.getByText('Курьерские ставки сохранены').waitFor()
    expect(bodies(`POST ${CALL}`)).toEqual([sent([0, 560]), sent([0, 570])])
  })

  test('typed and not saved when the session ended are offered back', async () => {
    answers(`GET ${CALL}`, RATES)
    server.on(`POST ${CALL}`, () => ({ status: 401, body: { message: 'Войдите снова' } }))
    const page = await open('/settings/courier-rate?cityId=7')
    await change(page, '999')
    await page.waitForURL(/\/login/)
    await page.getByLabel('Телефон').fill('7011234567')
    await page.getByLabel('Пароль', { exact: true }).fill('secret')
    await page.getByRole('button', { name: 'Войти' }).click()
    await page.getByText('Восстановить введённое?').waitFor()
    expect(await cell(page).inputValue()).toBe('550')
    await page.getByRole('button', { name: 'Восстановить', exact: true }).click()
    expect(await cell(page).inputValue()).toBe('999')
    server.on(`POST ${CALL}`, () => ({ status: 204 }))
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
    await page
      .getByRole('dialog', { name: 'Сохранить ставки?' })
      .getByRole('button', { name: 'Сохранить', exact: true })
      .click()
    await page.getByText('Курьерские ставки сохранены').waitFor()
    expect(bodies(`POST ${CALL}`).at(-1)).toEqual(sent([0, 999]))
    await page.reload()
    await cell(page).waitFor()
    expect(await page.getByText('Восстановить введённое?').count()).toBe(0)
  })

  test('an empty list says so', async () => {
    answers(`GET ${CALL}`, [])
    const page = await open('/settings/courier-rate?cityId=7')
    await page.getByText('Список курьерских ставок пуст').waitFor()
  })
})

describe('bonus grids', () => {
  const CALL = '/v1/manage/courier-bonus-rate/7'

  test('are saved type by type, an emptied one as an empty list', async () => {
    answers(`GET ${CALL}`, [{ typeId: '5', rates: [{ minQuantityOrder: '10', price: '500' }] }])
    server.on(`POST ${CALL}`, ({ query }) => {
      const rates = query.get('typeId') === '5' ? [] : [{ minQuantityOrder: 8, price: 300 }]
      answers(`GET ${CALL}`, [{ typeId: 1, rates }])
      return { body: {} }
    })
    const page = await open('/settings/bonus-rate?cityId=7')
    const grid = (name: string) => page.locator('.bonus-grid', { hasText: name })
    await grid('Велокурьер').getByLabel('Минимум заказов').waitFor()
    expect(await grid('Велокурьер').getByRole('button', { name: 'Сохранить' }).isDisabled()).toBe(true)
    await grid('Велокурьер')
      .getByRole('button', { name: /^Удалить/ })
      .click()
    await grid('Велокурьер').getByRole('button', { name: 'Сохранить' }).click()
    await expectSoon(() => bodies(`POST ${CALL}`), [{ rates: [] }])
    await grid('Пеший курьер').getByRole('button', { name: 'Добавить ступень' }).click()
    expect(await grid('Пеший курьер').getByLabel('Минимум заказов').inputValue()).toBe('0')
    await grid('Пеший курьер').getByLabel('Минимум заказов').fill('8')
    await grid('Пеший курьер').getByLabel('Бонус', { exact: true }).fill('300')
    await grid('Пеший курьер').getByRole('button', { name: 'Сохранить' }).click()
    await expectSoon(() => bodies(`POST ${CALL}`).at(-1), { rates: [{ minQuantityOrder: 8, price: 300 }] })
    expect(server.callsOf(`POST ${CALL}`).map(({ query }) => String(query))).toEqual(['typeId=5', 'typeId=1'])
  })
})

describe('raised rates', () => {
  const CALL = '/v1/manage/courier-ratio-rate'
  const CONDITION = {
    id: '8',
    cityId: 7,
    typeId: '5',
    ratio: '1.3',
    priority: '2',
    timeStart: '22:00:00',
    timeEnd: '02:00:00',
    dateStart: '2026-03-01',
    dateEnd: '2026-03-31',
    days: ['5', 6],
    status: true,
  }

  beforeEach(() => answers(`GET ${CALL}/7`, [CONDITION, { id: 9, days: null }, { name: 'без номера' }]))

  test('are shown, those that cannot be read are counted', async () => {
    const page = await open('/settings/ratio-rate')
    await rows(page).nth(1).waitFor()
    expect((await cells(rows(page).first())).slice(0, 7)).toEqual([
      'Велокурьер',
      '01-03-2026 – 31-03-2026',
      '22:00–02:00',
      'ПТ, СБ',
      '1,3',
      '2',
      'Включен',
    ])
    expect((await cells(rows(page).nth(1))).slice(0, 6)).toEqual([
      'Все типы',
      'Без ограничений',
      'Без ограничений',
      'Без ограничений',
      '—',
      '—',
    ])
    await page.getByText(/1\s+запись не показана/).waitFor()
  })

  test('are created off, with nulls for what is left open, and edited as they came', async () => {
    server.on(`POST ${CALL}`, () => ({ status: 204 }))
    server.on(`POST ${CALL}/8`, () => ({ body: CONDITION }))
    const page = await open('/settings/ratio-rate?cityId=7')
    await rows(page).first().waitFor()
    await page.getByRole('button', { name: 'Создать условие' }).click()
    const form = page.getByRole('dialog', { name: 'Создание условия' })
    await form.getByLabel('Коэффициент', { exact: true }).fill('10,01')
    await form.getByLabel('Приоритет', { exact: true }).fill('0')
    await form.getByLabel('Время начала', { exact: true }).fill('18:00')
    await form.getByLabel('Время начала', { exact: true }).press('Enter')
    await form.getByRole('button', { name: 'Добавить', exact: true }).click()
    await form.getByText(/не больше 10/).waitFor()
    await form.getByText('Поле обязательное').waitFor()
    await form.getByLabel('Коэффициент', { exact: true }).fill('1,5')
    await form.getByLabel('Время окончания', { exact: true }).fill('22:30')
    await form.getByLabel('Время окончания', { exact: true }).press('Enter')
    const asked = server.callsOf(`GET ${CALL}/7`).length
    await form.getByRole('button', { name: 'Добавить', exact: true }).click()
    await form.waitFor({ state: 'hidden' })
    await expectSoon(() => server.callsOf(`GET ${CALL}/7`).length > asked, true)
    expect(bodies(`POST ${CALL}`)).toEqual([
      {
        cityId: 7,
        typeId: null,
        ratio: 1.5,
        priority: 0,
        timeStart: '18:00:00',
        timeEnd: '22:30:00',
        dateStart: null,
        dateEnd: null,
        days: null,
        status: false,
      },
    ])
    await rows(page)
      .first()
      .getByRole('button', { name: /^Редактировать/ })
      .click()
    const edit = page.getByRole('dialog', { name: 'Редактирование условия' })
    await choose(edit, 'Статус', 'Выключен')
    await edit.getByRole('button', { name: 'Сохранить' }).click()
    await edit.waitFor({ state: 'hidden' })
    expect(bodies(`POST ${CALL}/8`)).toEqual([
      {
        cityId: 7,
        typeId: 5,
        ratio: 1.3,
        priority: 2,
        timeStart: '22:00:00',
        timeEnd: '02:00:00',
        dateStart: '2026-03-01',
        dateEnd: '2026-03-31',
        days: [5, 6],
        status: false,
      },
    ])
  })

  test('a deletion that fails shows the panel to try the list again', async () => {
    server.on(`DELETE ${CALL}/9`, () => ({ status: 500, body: { message: 'Условие занято' } }))
    const page = await open('/settings/ratio-rate?cityId=7')
    await rows(page)
      .nth(1)
      .getByRole('button', { name: /^Удалить/ })
      .click()
    const question = page.getByRole('dialog', { name: 'Удалить условие?' })
    await question.getByRole('button', { name: 'Да, удалить' }).click()
    await question.getByText('Условие занято').waitFor()
    await question.getByRole('button', { name: 'Не удалять' }).click()
    await page.locator('main').getByText('Условие занято').waitFor()
    await page.getByRole('button', { name: 'Обновить', exact: true }).click()
    await rows(page).nth(1).waitFor()
  })
})

describe('reports', () => {
  const PERIODS = [
    { value: '20', label: 'Март', dateStart: '2026-03-01', dateEnd: '2026-03-15' },
    { value: 19, label: 'Февраль' },
  ]

  test('by partners: all pages in the totals, the first period unless the address names one', async () => {
    answers('GET /v1/dictionary/report-partner-period', PERIODS)
    const row = (companyId: number) => ({
      periodId: 20,
      companyId: String(companyId),
      companyName: `Компания ${companyId}`,
      totalSum: '1000',
      deliverySum: 10,
      countOrders: '3',
      calcTypeId: companyId % 2 === 0 ? '2' : 1,
      income: 100,
      balance: '-50',
    })
    server.on('POST /v1/manage/report/partner', ({ query }) =>
      paged([row(Number(query.get('page')) * 2), row(Number(query.get('page')) * 2 + 1)], 4, 2),
    )
    const page = await open('/reports/companies')
    await rows(page).nth(1).waitFor()
    const footer = plain(await page.locator('.table-footer').first().textContent())
    for (const sum of ['Сумма заказов: 4 000 ₸', 'Заказы: 12', 'Доход: 400 ₸', 'Баланс: -200 ₸'])
      expect(footer).toContain(sum)
    expect(bodies('POST /v1/manage/report/partner')).toEqual([{ periodId: 20 }, { periodId: 20 }])
    await choose(page, 'Период', 'Февраль')
    await expectSoon(() => bodies('POST /v1/manage/report/partner').at(-1), { periodId: 19 })
    await rows(page).nth(1).waitFor()
    // Without its dates no filter finds what is behind.
    expect(await page.locator('a[data-door]').count()).toBe(0)
    await choose(page, 'Город', CITY.name)
    await expectSoon(() => bodies('POST /v1/manage/report/partner').at(-1), { periodId: 19, cityId: 7 })
  })

  test('by couriers: hours however written, penalties below zero however signed', async () => {
    answers('GET /v1/dictionary/report-courier-period', PERIODS)
    server.on('POST /v1/manage/report/courier', () =>
      paged([
        { courierId: '5', courierName: 'Ким', workTime: '168:30', countOrders: 40, penalty: 700, income: '50000' },
        { courierId: 6, workTime: '8', penalty: '-300' },
      ]),
    )
    const page = await open('/reports/couriers?cityId=7&periodId=19')
    await rows(page).nth(1).waitFor()
    expect(await cells(rows(page).first())).toEqual(['Ким', '168:30', '40', '-700 ₸', '50 000 ₸'])
    expect(await cells(rows(page).nth(1))).toEqual(['№ 6', '8:00', '—', '-300 ₸', '—'])
    expect(plain(await page.locator('.table-footer').first().textContent())).toContain('Штрафы: -1 000 ₸')
    expect(bodies('POST /v1/manage/report/courier')).toEqual([{ periodId: 19, cityId: 7 }])
  })

  test('by days: what is not told is unknown, what does not add up is said', async () => {
    const day = {
      dateItem: '2026-03-14',
      countOrders: '31',
      incomeDelivery: 1000,
      incomeOrders: '2000',
      acquiringCommission: 100,
      income: 3020,
      paymentForOrders: 500,
      paymentForHours: 200,
      paymentBonuses: 100,
      paymentPenalties: -50,
      paymentForExternal: 50,
      payment: 800,
      profit: '2220',
    }
    server.on('POST /v1/manage/report/delivery', () => paged([{ dateItem: '2026-03-16' }, day]))
    const page = await open('/reports/delivery?cityId=7&month=3&year=2026')
    await rows(page).nth(1).waitFor()
    // In the order of the days, whatever the server's.
    const [first = [], second = []] = [await cells(rows(page).first()), await cells(rows(page).nth(1))]
    expect(first[0]).toMatch(/^14-03-2026/)
    expect(first.join(' ')).toContain('не разложено: 120 ₸')
    expect(first.filter((text) => text.includes('не разложено'))).toHaveLength(1)
    expect(first).toContain('-50 ₸')
    expect(new Set(second.slice(1))).toEqual(new Set(['—']))
    expect(bodies('POST /v1/manage/report/delivery')).toEqual([{ month: 3, year: 2026 }])
    expect(await rows(page).first().getAttribute('class')).toContain('shaded')
    server.on('POST /v1/manage/report/delivery', () => ({ status: 403, body: { message: 'Отчёт закрыт' } }))
    await choose(page, 'Месяц', 'Февраль')
    await page.getByText('Отчёт закрыт').waitFor()
    server.on('POST /v1/manage/report/delivery', () => paged([]))
    await page.getByRole('button', { name: 'Обновить', exact: true }).first().click()
    await page.getByText('Отчёт пуст').waitFor()
  })
})

describe('notifications', () => {
  const SEARCH = 'POST /v1/manage/notification/search'
  const LIST = [
    {
      id: '52',
      description: 'Заказ опаздывает',
      orderId: '1042',
      cityId: '7',
      createdAt: '2026-03-18 12:00:00',
      status: true,
    },
    { id: 51, description: 'Курьер не вышел', courierId: 5, courierName: 'Ким', status: false },
    { id: 50, status: true, createdAt: 'yesterday' },
  ]

  /** Without the right to see orders there is no stream: the count is asked for (contract, «Notifications»). */
  const isCount = ({ body }: { body: unknown }) => JSON.stringify(body) === '{"status":true}'

  beforeEach(() =>
    server.on(SEARCH, (call) => paged(isCount(call) ? [LIST[0] as object] : LIST, isCount(call) ? 7 : LIST.length)),
  )

  test('are shown, filtered, sorted; the badge counts without a stream', async () => {
    const page = await open('/notifications')
    await rows(page).nth(2).waitFor()
    await page.getByRole('link', { name: /^Уведомления: 7 непрочитанных/ }).waitFor()
    expect(server.streamCount()).toBe(0)
    expect((await cells(rows(page).first())).slice(0, 7)).toEqual([
      '52',
      'Заказ опаздывает',
      '№ 1042',
      '—',
      CITY.name,
      '18-03-2026 12:00',
      'Активно',
    ])
    expect(await nonsense(page).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Скрыть уведомление № 51' }).isDisabled()).toBe(true)
    const form = page.getByRole('form', { name: 'Фильтр' })
    await form.getByLabel('Номер заказа', { exact: true }).fill('1042')
    await choose(form, 'Статус', 'Скрыто')
    await form.getByRole('button', { name: 'Применить' }).click()
    await expectSoon(
      () => bodies(SEARCH).some((body) => JSON.stringify(body) === '{"orderId":1042,"status":false}'),
      true,
    )
    await page.getByRole('columnheader', { name: 'ID' }).click()
    await expectSoon(
      () => bodies(SEARCH).some((body) => (body as { orderBy?: string }).orderBy === 'id_SORT_ASC'),
      true,
    )
  })

  test('are hidden once, after the time for an undo, by a call without a body', async () => {
    const hidden = 'POST /v1/manage/notification/52'
    server.on(hidden, () => {
      const rest = LIST.map((row) => ({ ...row, status: row.id === '52' ? false : row.status }))
      server.on(SEARCH, (call) => paged(isCount(call) ? [] : rest, isCount(call) ? 0 : rest.length))
      return { status: 204 }
    })
    const page = await open('/notifications')
    const button = page.getByRole('button', { name: /уведомление № 52$/ })
    await button.dblclick()
    // The second press of a double click takes it back.
    await page.waitForTimeout(300)
    if ((await button.textContent())?.includes('Скрыть')) await button.click()
    await page.getByRole('button', { name: 'Вернуть уведомление № 52' }).waitFor()
    expect(server.callsOf(hidden)).toHaveLength(0)
    await rowOf(page, 'Заказ опаздывает').getByText('Скрыто').waitFor()
    expect(bodies(hidden)).toEqual([''])
    await page.getByRole('link', { name: 'Уведомления', exact: true }).first().waitFor()
    expect(await button.isDisabled()).toBe(true)
  })
})

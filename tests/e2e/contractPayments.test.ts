import { beforeEach, describe, expect, test } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { chooseOption } from './chooseOption'
import { goTo } from './console'
import { cells, invalidValues, moneyConsole, rowOf, rows } from './moneyConsole'
import { expectSoon } from './polling'

const { answers, bodies, open, server } = moneyConsole()

const date = async (form: Locator, label: string, text: string) => {
  await form.getByLabel(label, { exact: true }).fill(text)
  await form.getByLabel(label, { exact: true }).press('Enter')
}

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

  test('wait for the companies, and say why if they fail', async () => {
    server.on(COMPANY, () => ({ status: 403, body: { message: 'Справочник закрыт' } }))
    const page = await open('/payments')
    await page.getByText('Справочник закрыт').waitFor()
    expect(server.callsOf(SEARCH)).toHaveLength(0)
    answers(COMPANY, [])
    await page.getByRole('button', { name: 'Обновить' }).click()
    await page.getByText('Список пуст', { exact: true }).waitFor()
    expect(server.callsOf(SEARCH)).toHaveLength(0)
  })

  test('are shown, filtered and sorted by the server', async () => {
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
    await expectSoon(() => invalidValues(page).count(), 0)
    expect(bodies(SEARCH)).toEqual([{}])
    for (const [title, key] of [
      ['ID', 'id'],
      ['Контрагент', 'companyName'],
      ['Способ оплаты', 'methodId'],
      ['Сумма', 'amount'],
      ['Дата оплаты', 'payedAt'],
    ] as const) {
      await page.getByRole('columnheader', { name: title }).getByText(title).first().click()
      await expectSoon(() => bodies(SEARCH).at(-1), { orderBy: `${key}_SORT_ASC` })
    }
    await goTo(page, '/payments?companyId=3&methodId=2&payedAt=2026-03-16&orderBy=comment_SORT_ASC')
    await expectSoon(() => bodies(SEARCH).at(-1), { companyId: 3, methodId: 2, payedAt: '2026-03-16' })
    await rows(page).first().waitFor()
  })

  async function fillNew(page: Page): Promise<Locator> {
    await page.getByRole('button', { name: 'Добавить оплату' }).click()
    const form = page.getByRole('dialog', { name: 'Новая оплата' })
    await chooseOption(form, 'Контрагент', 'Пекарня')
    await chooseOption(form, 'Способ оплаты', 'Мобильный банк')
    await form.getByLabel('Сумма', { exact: true }).fill('77 777,00 ₸')
    await date(form, 'Дата оплаты', '17-03-2026')
    return form
  }
  const SENT = { methodId: 3, amount: 77_777, payedAt: '2026-03-17', comment: null }

  test('are added once, edited and deleted by their own calls; a refusal keeps the typed values and the filter', async () => {
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
    // Operations, section 4: «Payment changes reload the list, or refresh the page if query parameters exist».
    await expectSoon(() => bodies(SEARCH).at(-1), { companyId: 3 })
    expect(bodies(SEARCH).length).toBeGreaterThan(before)
    expect(new URL(page.url()).searchParams.get('companyId')).toBe('3')

    answers('GET /v1/manage/pay/12', { ...LIST[0], comment: 'аванс' })
    answers('POST /v1/manage/pay/12', {})
    await rowOf(page, 'Пекарня')
      .getByRole('button', { name: /^Редактировать/ })
      .click()
    const edited = page.getByRole('dialog', { name: 'Редактирование оплаты' })
    await edited.getByLabel('Комментарий', { exact: true }).fill('')
    await edited.getByLabel('Сумма', { exact: true }).fill('0')
    await edited.getByRole('button', { name: 'Сохранить' }).click()
    await edited.getByText('Значение должно быть не меньше 1').waitFor()
    answers(SEARCH, [{ ...LIST[0], amount: 1 }, LIST[1]])
    await edited.getByLabel('Сумма', { exact: true }).fill('1')
    await edited.getByRole('button', { name: 'Сохранить' }).click()
    await edited.waitFor({ state: 'hidden' })
    expect(bodies('POST /v1/manage/pay/12')).toEqual([{ methodId: 2, amount: 1, payedAt: '2026-03-16', comment: null }])
    await expectSoon(async () => (await cells(rowOf(page, 'Пекарня')))[3], '1 ₸')

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

  test('are not recorded twice by a slow server', async () => {
    let isRecorded = false
    server.on('POST /v1/manage/pay', () => ({ status: 504 }))
    // The payments in the response have no company id, because the search is already limited to one company.
    server.on(SEARCH, () => ({ body: isRecorded ? [{ id: 40, ...SENT }] : [] }))
    const page = await open('/payments')
    await page.getByText('Список оплат пуст').waitFor()
    const form = await fillNew(page)
    await form.getByRole('button', { name: 'Добавить', exact: true }).click()
    await form.getByText('Неизвестно, записана ли оплата').waitFor()
    isRecorded = true
    await form.getByRole('button', { name: 'Добавить', exact: true }).click()
    await form.waitFor({ state: 'hidden' })
    expect(bodies('POST /v1/manage/pay')).toHaveLength(1)
  })
})

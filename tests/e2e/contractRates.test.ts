import { beforeEach, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { chooseOption } from './chooseOption'
import { goTo } from './console'
import { cells, moneyConsole, rows } from './moneyConsole'
import { expectSoon } from './polling'

const { answers, bodies, open, server } = moneyConsole()

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

  test('are sent as a complete list, a refusal names its cell', async () => {
    answers(`GET ${CALL}`, RATES)
    server.on(`POST ${CALL}`, () => ({ status: 422, body: { message: 'Нельзя', errors: { '0.orderPrice': 'Мало' } } }))
    const page = await open('/settings/courier-rate')
    await cell(page).waitFor()
    expect(new URL(page.url()).searchParams.get('cityId')).toBe('7')
    for (const name of ['Стандарт', 'Продвинутый', 'Премиум']) await page.getByRole('table', { name }).waitFor()
    await expectSoon(() => page.getByRole('textbox', { name: /Пеший курьер: За стикер/ }).count(), 0)
    await expectSoon(() => page.getByRole('button', { name: 'Сохранить', exact: true }).isDisabled(), true)
    await change(page, '560')
    await page.getByText('Мало', { exact: true }).waitFor()
    await expectSoon(() => cell(page).inputValue(), '560')
    const [first, ...others] = RATES
    server.on(`POST ${CALL}`, () => {
      answers(`GET ${CALL}`, [{ ...first, orderPrice: 575 }, ...others])
      return { status: 204 }
    })
    await change(page, '570')
    await page.getByText('Курьерские ставки сохранены').waitFor()
    // After a save the table shows the server's rate (575), not the typed one (570).
    await expectSoon(() => cell(page).inputValue(), '575')
    expect(bodies(`POST ${CALL}`)).toEqual([sent([0, 560]), sent([0, 570])])
  })

  test('unsaved input is offered again after the session ended', async () => {
    answers(`GET ${CALL}`, RATES)
    server.on(`POST ${CALL}`, () => ({ status: 401, body: { message: 'Войдите снова' } }))
    const page = await open('/settings/courier-rate?cityId=7')
    await change(page, '999')
    await page.waitForURL(/\/login/)
    await page.getByLabel('Телефон').fill('7011234567')
    await page.getByLabel('Пароль', { exact: true }).fill('secret')
    await page.getByRole('button', { name: 'Войти' }).click()
    await page.getByText('Восстановить введённое?').waitFor()
    await expectSoon(() => cell(page).inputValue(), '550')
    await page.getByRole('button', { name: 'Восстановить', exact: true }).click()
    await expectSoon(() => cell(page).inputValue(), '999')
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
    await expectSoon(() => page.getByText('Восстановить введённое?').count(), 0)
  })
})

describe('bonus grids', () => {
  const CALL = '/v1/manage/courier-bonus-rate/7'

  test('are saved type by type, an emptied one as an empty list; an empty list of courier rates says so', async () => {
    answers(`GET ${CALL}`, [{ typeId: '5', rates: [{ minQuantityOrder: '10', price: '500' }] }])
    server.on(`POST ${CALL}`, ({ query }) => {
      const rates = query.get('typeId') === '5' ? [] : [{ minQuantityOrder: 8, price: 350 }]
      answers(`GET ${CALL}`, [{ typeId: 1, rates }])
      return { body: {} }
    })
    const page = await open('/settings/bonus-rate?cityId=7')
    const grid = (name: string) => page.locator('.bonus-grid', { hasText: name })
    await grid('Велокурьер').getByLabel('Минимум заказов').waitFor()
    await expectSoon(() => grid('Велокурьер').getByRole('button', { name: 'Сохранить' }).isDisabled(), true)
    await grid('Велокурьер')
      .getByRole('button', { name: /^Удалить/ })
      .click()
    await grid('Велокурьер').getByRole('button', { name: 'Сохранить' }).click()
    await expectSoon(() => bodies(`POST ${CALL}`), [{ rates: [] }])
    await grid('Пеший курьер').getByRole('button', { name: 'Добавить ступень' }).click()
    await expectSoon(() => grid('Пеший курьер').getByLabel('Минимум заказов').inputValue(), '0')
    await grid('Пеший курьер').getByLabel('Минимум заказов').fill('8')
    await grid('Пеший курьер').getByLabel('Бонус', { exact: true }).fill('300')
    await grid('Пеший курьер').getByRole('button', { name: 'Сохранить' }).click()
    await expectSoon(() => bodies(`POST ${CALL}`).at(-1), { rates: [{ minQuantityOrder: 8, price: 300 }] })
    // After a save the grid shows the server's bonus (350), not the typed one (300).
    await expectSoon(() => grid('Пеший курьер').getByLabel('Бонус', { exact: true }).inputValue(), '350')
    expect(server.callsOf(`POST ${CALL}`).map(({ query }) => String(query))).toEqual(['typeId=5', 'typeId=1'])

    answers('GET /v1/manage/courier-rate/7', [])
    await goTo(page, '/settings/courier-rate?cityId=7')
    await page.getByText('Список курьерских ставок пуст').waitFor()
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

  test('are shown, unreadable ones are counted; a deletion that fails shows the panel to try the list again', async () => {
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

    server.on(`DELETE ${CALL}/9`, () => ({ status: 500, body: { message: 'Условие занято' } }))
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

  test('are created disabled, with nulls for empty fields, and edited with unchanged values', async () => {
    server.on(`POST ${CALL}`, () => ({ status: 204 }))
    server.on(`POST ${CALL}/8`, () => {
      answers(`GET ${CALL}/7`, [{ ...CONDITION, status: false }])
      return { body: CONDITION }
    })
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
    const requests = server.callsOf(`GET ${CALL}/7`).length
    await form.getByRole('button', { name: 'Добавить', exact: true }).click()
    await form.waitFor({ state: 'hidden' })
    await expectSoon(() => server.callsOf(`GET ${CALL}/7`).length > requests, true)
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
    await chooseOption(edit, 'Статус', 'Выключен')
    await edit.getByRole('button', { name: 'Сохранить' }).click()
    await edit.waitFor({ state: 'hidden' })
    await rows(page).first().getByText('Выключен').waitFor()
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

  test('an edited condition changes the week and the notes too', async () => {
    const limits = { timeStart: '00:00:00', timeEnd: '23:59:00', dateStart: '2026-01-01', dateEnd: '2099-12-31' }
    const always = { ...CONDITION, ...limits, typeId: 1, days: [0, 1, 2, 3, 4, 5, 6], ratio: 1.2, priority: 9 }
    const never = { ...always, id: 9, ratio: 1.1, priority: 1 }
    answers(`GET ${CALL}/7`, [always, never])
    server.on(`POST ${CALL}/8`, () => {
      answers(`GET ${CALL}/7`, [{ ...always, ratio: 1.5 }, never])
      return { status: 204 }
    })
    const page = await open('/settings/ratio-rate?cityId=7')
    const note = (ratio: string) =>
      page.getByText(new RegExp(`никогда не действует, его всегда перекрывает «×${ratio}`))
    await note('1,2').waitFor()
    const week = page.getByRole('slider', { name: /Коэффициент по получасам/ })
    await week.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: /Пеший курьер: ×1,2/ }).waitFor()
    await rows(page)
      .first()
      .getByRole('button', { name: /^Редактировать/ })
      .click()
    const edit = page.getByRole('dialog', { name: 'Редактирование условия' })
    await edit.getByLabel('Коэффициент', { exact: true }).fill('1,5')
    await edit.getByRole('button', { name: 'Сохранить' }).click()
    await note('1,5').waitFor()
    await page.getByRole('heading', { name: /Пеший курьер: ×1,5/ }).waitFor()
  })
})

import { describe, expect, test } from '@jest/globals'
import { CITY, paged } from '../server/contractServer'
import { chooseOption } from './chooseOption'
import { cells, footer, moneyConsole, rows } from './moneyConsole'
import { expectSoon } from './polling'

const { answers, bodies, open, server } = moneyConsole()

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
    for (const sum of ['Сумма заказов: 4 000 ₸', 'Заказы: 12', 'Доход с контрагента: 400 ₸', 'Баланс: -200 ₸'])
      await expectSoon(async () => (await footer(page)).includes(sum), true)
    expect(bodies('POST /v1/manage/report/partner')).toEqual([{ periodId: 20 }, { periodId: 20 }])
    await chooseOption(page, 'Период', 'Февраль')
    await expectSoon(() => bodies('POST /v1/manage/report/partner').at(-1), { periodId: 19 })
    await rows(page).nth(1).waitFor()
    // The server does not send the dates of the selected period, so the report has no links to lists filtered by date.
    const links = () =>
      page.locator('a[data-drilldown]').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    await expectSoon(links, ['/payments?companyId=2', '/payments?companyId=3'])
    await chooseOption(page, 'Город', CITY.name)
    await expectSoon(() => bodies('POST /v1/manage/report/partner').at(-1), { periodId: 19, cityId: 7 })
  })

  test('by couriers: hours in any format, penalties below zero with any sign', async () => {
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
    await expectSoon(async () => (await footer(page)).includes('Штрафы: -1 000 ₸'), true)
    expect(bodies('POST /v1/manage/report/courier')).toEqual([{ periodId: 19, cityId: 7 }])
  })

  test('by days: missing values are unknown, differences are reported', async () => {
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
    const [first = [], second = []] = [await cells(rows(page).first()), await cells(rows(page).nth(1))]
    expect(first[0]).toMatch(/^14-03-2026/)
    expect(first.join(' ')).toContain('не разложено: 120 ₸')
    expect(first.filter((text) => text.includes('не разложено'))).toHaveLength(1)
    expect(first).toContain('-50 ₸')
    expect(new Set(second.slice(1))).toEqual(new Set(['—']))
    expect(bodies('POST /v1/manage/report/delivery')).toEqual([{ month: 3, year: 2026 }])
    expect(await rows(page).first().getAttribute('class')).toContain('shaded')
    server.on('POST /v1/manage/report/delivery', () => ({ status: 403, body: { message: 'Отчёт закрыт' } }))
    await chooseOption(page, 'Месяц', 'Февраль')
    await page.getByText('Отчёт закрыт').waitFor()
    server.on('POST /v1/manage/report/delivery', () => paged([]))
    await page.getByRole('button', { name: 'Обновить', exact: true }).first().click()
    await page.getByText('Отчёт пуст').waitFor()
  })
})

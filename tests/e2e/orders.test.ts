import { expect, test } from '@jest/globals'
import { demoUserSessionKey } from '../../mocks/seeds/demoUserSessionKey'
import { ROW } from '../antdSelectors'
import { waitForAttention } from './attentionBar'
import { chooseOption } from './chooseOption'
import type { ConsolePage } from './console'
import { mockConsole } from './consoleFixture'

/** 13:00 in Karaganda, when couriers are at work. */
const NOON = '2026-03-18T08:00:00Z'
const HOUSE = '7а'
const STREET = 'улица Проверочная новая'
/** The street as lists show it. */
const SHOWN_STREET = 'ул. Проверочная новая'

type Page = ConsolePage['page']

const { open } = mockConsole({ size: 100_000, archive: 1000, at: NOON, speed: 1 })

async function consoleOf(person: 'partner' | 'operator'): Promise<{ page: Page; searches: string[] }> {
  const console = await open('/orders', { key: demoUserSessionKey(person) })
  const searches: string[] = []
  console.page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/order/search?page=1')) searches.push(request.url())
  })
  await console.page.getByText('В эфире').waitFor()
  await console.page.locator(ROW).first().waitFor()
  // Wait until the counts of «Требуют внимания» are complete. Before that the console may request the first page again, and the test counts
  // the requests for the first page.
  await waitForAttention(console.page)
  return { page: console.page, searches }
}

async function createOrder(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Добавить заказ' }).click()
  await page.getByLabel('Имя').fill('Айгуль')
  await page.getByLabel('Телефон').pressSequentially('7011234567')
  await page.getByLabel('Улица').fill(STREET)
  await page.getByLabel('Дом', { exact: true }).fill(HOUSE)
  await page.getByLabel('Название').fill('Плов')
  await page.getByLabel('Цена').fill('1800')
  await page.getByLabel('Стоимость доставки').fill('700')
  await chooseOption(page, 'Тип оплаты', 'Наличные')
  await chooseOption(page, 'Филиал', 'улица Алиханова, 37')
  await chooseOption(page, 'Время приготовления', '15\u00a0мин')
  await page.getByRole('button', { name: 'Добавить', exact: true }).click()
  await page.getByText(/^Заказ( \d+)? добавлен/).waitFor()
}

const rowOf = (page: Page) => page.locator(ROW).filter({ hasText: SHOWN_STREET })

async function leadToDelivery(page: Page, id: string): Promise<string[]> {
  const detail = page.getByRole('region', { name: `Заказ ${id}` })
  const steps: string[] = []
  while (steps.at(-1) !== 'Доставлен') {
    const step = detail.locator('.order-detail__actions').getByRole('button').first()
    await step.waitFor()
    const title = (await step.textContent()) ?? ''
    await step.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Изменить' }).click()
    await page.getByText(`Заказ ${id}: статус изменён на «${title}»`, { exact: true }).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    if (title !== 'Доставлен')
      await detail.getByRole('button', { name: title, exact: true }).waitFor({ state: 'detached' })
    steps.push(title)
  }
  return steps
}

test('a partner creates an order, an operator sees it live, delivers it by its status buttons and finds it in the archive', async () => {
  const operator = await consoleOf('operator')
  const partner = await consoleOf('partner')
  const before = operator.searches.length
  const loadedAt = await operator.page.evaluate(() => performance.timeOrigin)

  await createOrder(partner.page)
  const row = rowOf(operator.page)
  await row.waitFor()
  expect(await row.textContent()).toContain('Новый')
  expect(operator.searches).toHaveLength(before)
  expect(await operator.page.evaluate(() => performance.timeOrigin)).toBe(loadedAt)

  const id = (await row.getAttribute('data-row-key')) ?? ''
  await row.getByText(SHOWN_STREET).click()
  const steps = await leadToDelivery(operator.page, id)
  expect(steps).toEqual(expect.arrayContaining(['В пути', 'Доставлен']))
  await operator.page.getByRole('link', { name: 'В архиве →' }).waitFor()
  await rowOf(partner.page).waitFor({ state: 'detached' })

  await operator.page.getByRole('link', { name: 'Архив заказов' }).click()
  await operator.page.getByLabel('Номер заказа', { exact: true }).fill(id)
  await operator.page.getByRole('button', { name: 'Применить' }).click()
  await operator.page.waitForURL(new RegExp(`/archive-orders\\?.*id=${id}`))
  const summary = operator.page.getByRole('region', { name: 'Сводка по архиву' })
  await summary.getByText('Всего заказов1').waitFor()
  expect(await summary.textContent()).toMatch(/Доставлено1Отменено0/)
  expect(await rowOf(operator.page).textContent()).toMatch(/Доставлен[\s\S]*2.500.₸/)
}, 180_000)

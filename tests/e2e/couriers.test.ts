import { expect, test } from '@jest/globals'
import { demoUserSessionKey } from '../../mocks/seeds/demoUserSessionKey'
import { chooseFirstOption, chooseOption } from './chooseOption'
import { goTo } from './console'
import { mockConsole } from './consoleFixture'

const KEY = demoUserSessionKey('administrator')

const { server, open } = mockConsole(
  { size: 100_000, archive: 10_000, at: '2026-03-18T08:00:00Z' },
  {
    config: ({ apiUrl }) => ({
      tiles: { url: `${apiUrl}/v1/tiles/{theme}/{z}/{x}/{y}.svg`, attribution: 'Нарисованный город' },
    }),
  },
)

const call = async (path: string, body: object) =>
  (
    await fetch(`${server.apiUrl}/v1/manage${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json()

async function freeCourier(): Promise<{ id: number; fio: string; orderId: number }> {
  type Found = { id: number; fio: string; lastActiveOrder: unknown; point: { id: number } }
  const couriers: Found[] = await call('/courier/search?expand=slot,lastActiveOrder', { activeSlot: true, cityId: 1 })
  for (const { id, fio, lastActiveOrder, point } of couriers) {
    if (lastActiveOrder !== null || point.id === 3) continue
    const orders: Delivered[] = await call('/order/archive/search?page=1', { courierId: id, cityId: 1 })
    const late = orders.find(isLate)
    if (late) return { id, fio, orderId: late.id }
  }
  throw new Error('The world has no free courier who was late with an order')
}

type Delivered = {
  id: number
  status: number
  createdAt: string
  deliveryDateTime: string | null
  timeForReady: number | null
  timeForDelivery: number | null
  deliveryEndAt: string | null
  finishedAt: string | null
}

/** Contract, «promise of an order»: an order is late if it was delivered at least one minute after the promised time. */
function isLate({ status, createdAt, deliveryDateTime, timeForReady, timeForDelivery, ...ends }: Delivered): boolean {
  const end = ends.deliveryEndAt ?? ends.finishedAt
  if (status < 100 || end === null) return false
  const promised = deliveryDateTime
    ? Date.parse(deliveryDateTime)
    : Date.parse(createdAt) + ((timeForReady ?? Number.NaN) + (timeForDelivery ?? Number.NaN)) * 60_000
  return Date.parse(end) - promised >= 60_000
}

test('a courier is found, moved, taken offline and fined; his card and his pay show it', async () => {
  const { id, fio, orderId } = await freeCourier()
  const { page } = await open('/couriers?cityId=1')

  await page.getByRole('button', { name: 'Показать на карте' }).click()
  await page.locator(`[data-courier="${id}"]`).click()
  await page.locator(`.canvas-button--selected[aria-label^="${fio}"]`).waitFor()
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('img.tile-map__tile')].some(({ naturalWidth }) => naturalWidth > 0),
  )
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click()

  await page
    .getByRole('button', { name: `Сменить точку: ${fio}`, exact: true })
    .first()
    .click()
  const point = page.getByRole('dialog')
  await chooseOption(point, 'Отправная точка', 'Степной')
  await point.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByText('Отправная точка изменена').waitFor()
  await page.getByRole('region', { name: 'Степной' }).getByRole('link', { name: fio, exact: true }).first().waitFor()

  await goTo(page, `/couriers/${id}`)
  await page.getByRole('switch', { name: 'Активность курьера' }).click()
  await page
    .getByRole('dialog', { name: 'Завершить смену курьера?' })
    .getByRole('button', { name: 'Завершить' })
    .click()
  await page.getByText('Смена курьера завершена').waitFor()
  await page.getByText('Не активен', { exact: true }).waitFor()

  await goTo(page, `/archive-orders?cityId=1&id=${orderId}&order=${orderId}`)
  await page.getByRole('button', { name: 'Оштрафовать курьера' }).click()
  const fine = page.getByRole('dialog')
  await chooseFirstOption(fine, 'Вид штрафа')
  const comment = await fine.getByLabel('Комментарий').inputValue()
  expect(comment).toMatch(new RegExp(`^Заказ ${orderId}, опоздание \\d+ мин$`))
  await fine.getByRole('button', { name: 'Оштрафовать' }).click()
  await page.getByText('Штраф применён').waitFor()

  await goTo(page, `/couriers/${id}?dateStart=2026-03-18&dateEnd=2026-03-18`)
  await page.getByRole('region', { name: 'Применённые штрафы' }).getByText(comment).first().waitFor()
  const figures = page.getByLabel('Показатели за период')
  await figures.getByRole('link', { name: /^−/ }).first().click()
  await page.waitForURL(/\/salary\?.*drilldown=card\.penaltyAmount/)
  await page.locator('output[data-drilldown="card.penaltyAmount"]', { hasText: '✓' }).waitFor()
  await page
    .getByRole('row', { name: new RegExp(fio) })
    .first()
    .waitFor()
}, 120_000)

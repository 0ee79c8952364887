import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { DEMO_ACCOUNTS } from '../../mocks/seeds/demoAccounts'
import { ROW } from '../antdSelectors'
import { attentionOf, waitForAttention } from './attentionBar'
import { type ConsolePage, NO_TILE } from './console'
import { demoConsole } from './consoleFixture'

const { open } = demoConsole({ ignored: [NO_TILE] })

async function signIn(): Promise<ConsolePage> {
  const opened = await open('/?at=2026-03-18T13:00&speed=0')
  await opened.page.getByRole('button', { name: new RegExp(DEMO_ACCOUNTS.operator.title) }).click()
  await opened.page.waitForURL('**/orders')
  return opened
}

const rows = (page: Page) => page.locator(ROW)
const count = (page: Page, name: string) => attentionOf(page).getByRole('button', { name })
const ids = async (page: Page) =>
  rows(page).evaluateAll((lines) => lines.map((line) => (line as HTMLElement).dataset.rowKey ?? ''))

test('an operator sees the orders without a courier of all pages, and one of them on the map', async () => {
  const { page } = await signIn()
  await rows(page).nth(19).waitFor()
  const chosen = count(page, 'Без курьера')
  await waitForAttention(page)
  await chosen.click()
  await page.waitForURL('**/orders?attention=unassigned')
  await page.waitForFunction((row) => {
    const lines = [...document.querySelectorAll(row)]
    const chosen = document.querySelector('[aria-label="Требуют внимания"] [aria-pressed="true"]')?.textContent
    const counted = chosen?.match(/\d+$/)?.[0]
    return (
      lines.length > 0 && String(lines.length) === counted && lines.every((line) => line.textContent?.includes('—'))
    )
  }, ROW)

  await page.getByRole('button', { name: 'Карта', exact: true }).click()
  await page.waitForURL('**/orders?attention=unassigned&map=true')
  const map = page.getByRole('region', { name: 'Карта заказов' })
  // Focus the order on the map that Tab would reach. It need not be the first order of the table.
  await map.locator('button[data-hit^="order-"][tabindex="0"]').focus()
  const first = Number((await map.locator('button:focus').getAttribute('data-hit'))?.replace('order-', ''))
  expect(await ids(page)).toContain(String(first))
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/orders?attention=unassigned&map=true&order=${first}`)
  await page.getByRole('region', { name: `Заказ ${first} на карте` }).waitFor()
  await page.getByRole('region', { name: `Заказ ${first}`, exact: true }).waitFor()
  await page.locator('polyline.map-line').first().waitFor({ state: 'attached' })

  await page.goBack()
  await page.getByRole('region', { name: `Заказ ${first} на карте` }).waitFor({ state: 'detached' })
  await chosen.click()
  await page.waitForURL('**/orders?map=true')
  await rows(page).nth(19).waitFor()
}, 120_000)

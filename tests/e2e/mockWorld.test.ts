import { expect, test } from '@jest/globals'
import { DEMO_ACCOUNTS } from '../../mocks/seeds/demoAccounts'
import { ROW } from '../antdSelectors'
import { demoConsole } from './consoleFixture'

const { open } = demoConsole()

test('the demo needs no server: the operator signs in by a click, at the time in the address, and sees orders change live', async () => {
  const { page } = await open('/?at=2026-03-18T13:00&speed=0')
  await page.getByRole('button', { name: new RegExp(DEMO_ACCOUNTS.operator.title) }).click()
  await page.waitForURL('**/orders')
  const rows = page.locator(ROW)
  await rows.first().waitFor()
  // A user with one city sees only the district in the list; the city is in the tooltip.
  const places = await rows.evaluateAll((lines) => lines.map((line) => line.innerHTML))
  expect(places.every((place) => place.includes('Караганда'))).toBe(true)
  // A cell with a time of today does not show the date; the date is in the tooltip.
  expect(await rows.locator('[title*="18-03-2026"]').count()).toBeGreaterThan(5)
  const left = await page.locator('.order-countdown').allTextContents()
  expect(left.length).toBeGreaterThan(5)
  expect(left.every((text) => /^−?\d{2}:\d{2}$/.test(text))).toBe(true)

  const panel = page.getByRole('complementary', { name: 'Демо-мир' })
  await panel.getByRole('button', { name: 'Демо-мир' }).click()
  await panel.getByLabel('Скорость').selectOption('60')
  await page.getByText('В эфире').waitFor()
  await page.waitForSelector('[data-changed]')
})

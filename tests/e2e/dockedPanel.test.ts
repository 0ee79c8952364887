import { test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { goTo } from './console'
import { demoConsole } from './consoleFixture'
import { expectSoon } from './polling'

/** While a lesson (scripted training task) runs, the demo panel is docked beside the page, so that it does not cover a column of a list. */

const LISTS = [
  ['/payments', 'Оплаты'],
  ['/salary?cityId=1&dateStart=2026-03-09&dateEnd=2026-03-15', 'Выплаты'],
  ['/couriers', 'Курьеры'],
  ['/orders', 'Активные заказы'],
] as const

const { open } = demoConsole()

/**
 * Width in px of the part of the rows that is scrolled out of view or covered by the demo panel. Tables without rows, such as fixed
 * headers, are ignored: they scroll with the rows but may be a few pixels wider, because antd rounds their column widths.
 */
const hiddenWidth = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const panel = document.querySelector('.demo-panel')?.getBoundingClientRect()
    const end = panel && panel.left > 0 ? panel.left : window.innerWidth
    const hidden = [...document.querySelectorAll('table:has(tbody td):not(.visually-hidden *)')].flatMap(
      ({ parentElement: area }) =>
        area ? Math.max(area.scrollWidth - area.clientWidth, area.getBoundingClientRect().right - end) : [],
    )
    return Math.max(0, ...hidden)
  })

test('no column of a list is hidden by the panel of a lesson, at 1280 or 1440 pixels', async () => {
  const { page } = await open('/?lesson=explain-change&as=administrator', { width: 1280 })
  const panel = page.getByRole('complementary', { name: 'Демо-мир' })
  await panel.getByText('Цель 1 из 2').waitFor()
  for (const [width, menuButton] of [
    [1280, 'Свернуть меню'],
    [1440, 'Развернуть меню'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.getByRole('button', { name: menuButton }).waitFor()
    for (const [path, title] of LISTS) {
      await goTo(page, path)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await page.locator('tbody tr').filter({ visible: true }).first().waitFor()
      await expectSoon(async () => ({ width, title, hidden: await hiddenWidth(page) }), { width, title, hidden: 0 })
    }
  }
  await panel.getByRole('button', { name: 'Закрыть' }).click()
  await page.getByRole('button', { name: 'Свернуть меню' }).waitFor()
})

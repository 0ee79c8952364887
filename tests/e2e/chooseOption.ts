import type { Locator, Page } from 'playwright-core'
import { OPEN_MENU, SELECT } from '../antdSelectors'

/**
 * Functions that choose an option of a select. Each waits until the select shows the chosen option, so that a missed click fails at once
 * and not later in the test.
 */

export async function chooseOption(scope: Page | Locator, label: string, option: string): Promise<void> {
  const { page, input, select } = selectOf(scope, label)
  await input.click()
  await page.locator(OPEN_MENU).getByTitle(option, { exact: true }).click()
  await select.getByText(option, { exact: true }).waitFor()
}

export async function chooseFirstOption(scope: Page | Locator, label: string): Promise<void> {
  const { page, input, select } = selectOf(scope, label)
  await input.click()
  const first = page.locator(OPEN_MENU).locator('[title]').first()
  const option = (await first.getAttribute('title')) ?? ''
  await first.click()
  await select.getByText(option, { exact: true }).waitFor()
}

function selectOf(scope: Page | Locator, label: string) {
  const page = 'page' in scope ? scope.page() : scope
  const combobox = { name: label, exact: true }
  return {
    page,
    input: scope.getByRole('combobox', combobox),
    select: scope.locator(SELECT, { has: page.getByRole('combobox', combobox) }),
  }
}

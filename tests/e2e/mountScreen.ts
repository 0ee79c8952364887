import type { Page } from 'playwright-core'
import { goTo } from './console'

/**
 * Opens the profile and then the screen, so that the screen remounts without a reload. Order lists do not remount, because the console
 * keeps them (`tests/e2e/cachedScreens.test.ts`).
 */
export async function mountScreen(page: Page, path: string): Promise<void> {
  await goTo(page, '/profile')
  await page.getByRole('heading', { level: 1, name: 'Профиль' }).waitFor()
  await goTo(page, path)
}

import type { Page } from 'playwright-core'
import { goTo } from './console'

/**
 * Opens a screen in the running console and mounts it anew, even if it is the current screen: the profile is shown in between. Only the
 * order lists stay mounted (`tests/e2e/cachedScreens.test.ts`).
 */
export async function mountScreen(page: Page, path: string): Promise<void> {
  await goTo(page, '/profile')
  await page.getByRole('heading', { level: 1, name: 'Профиль' }).waitFor()
  await goTo(page, path)
}

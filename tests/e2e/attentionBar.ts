import type { Locator, Page } from 'playwright-core'
import { expectSoon } from './polling'

export const attentionOf = (page: Page): Locator => page.getByRole('region', { name: 'Требуют внимания' })

/** Waits until the counts include all orders. Until then they end with «–» or «+». */
export async function waitForAttention(page: Page): Promise<void> {
  const counts = attentionOf(page).getByRole('button')
  await expectSoon(async () => {
    const texts = await counts.allTextContents()
    return texts.length > 0 && texts.every((text) => /\d$/.test(text))
  }, true)
}

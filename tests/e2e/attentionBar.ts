import type { Locator, Page } from 'playwright-core'
import { expectSoon } from './polling'

export const attentionOf = (page: Page): Locator => page.getByRole('region', { name: 'Требуют внимания' })

/** Waits until the counts include all orders. A count is «–» while it is unknown, and ends with «+» while it is incomplete. */
export async function waitForAttention(page: Page): Promise<void> {
  const counts = attentionOf(page).getByRole('button')
  await expectSoon(async () => {
    const texts = await counts.allTextContents()
    return texts.length > 0 && texts.every((text) => /\d$/.test(text))
  }, true)
}

import { afterAll, beforeAll } from '@jest/globals'
import { type Browser, chromium, type Page } from 'playwright-core'
import { ensureTestBrowser, STORYBOOK_ARGS } from '../../scripts/chromium.mjs'
import { serveFolder } from '../../scripts/serve.mjs'
import { BROWSER_CONTEXT, STORYBOOK } from '../../scripts/shots/storyPage.mjs'

export function storybookPage(): () => { browser: Browser; page: Page; url: string } {
  let browser: Browser
  let server: Awaited<ReturnType<typeof serveFolder>>
  let page: Page

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: ensureTestBrowser(), args: STORYBOOK_ARGS })
    server = await serveFolder(STORYBOOK)
    page = await (await browser.newContext(BROWSER_CONTEXT)).newPage()
  })

  afterAll(async () => {
    await browser.close()
    await server.close()
  })

  return () => ({ browser, page, url: server.url })
}

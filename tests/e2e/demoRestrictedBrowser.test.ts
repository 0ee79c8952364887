import { afterAll, beforeAll, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { type BuiltConsole, serveConsole } from './console'
import { expectSoon } from './polling'

const WORLD = 'seed=7&size=1000&at=2026-03-18T13:00&speed=10&as=administrator'
const PATIENCE = { timeout: 30_000 }

let site: BuiltConsole
beforeAll(async () => {
  site = await serveConsole('dist-demo')
})
afterAll(() => site.close())

/** Functions that make browser APIs throw, as in a browser that blocks cookies and site data. */
const REFUSALS = {
  storage: () => {
    const refuse = {
      configurable: true,
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, refuse)
  },
  sharedWorker: () => {
    Object.defineProperty(window, 'SharedWorker', {
      value: class {
        constructor() {
          throw new DOMException('Access to shared workers is denied', 'SecurityError')
        }
      },
    })
  },
  serviceWorker: () => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'))
  },
}

async function setStorageQuota(page: Page, bytes: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: bytes })
}

test.each<[string, (keyof typeof REFUSALS | 'space')[], RegExp[]]>([
  [
    'storage, service workers and free space',
    ['storage', 'serviceWorker', 'space'],
    [/понадобится войти снова/, /карта и фотографии не загрузятся/, /после перезагрузки изменения пропадут/],
  ],
  ['shared workers', ['sharedWorker'], [/у каждой вкладки он свой/]],
  [
    'all of them',
    ['storage', 'sharedWorker', 'serviceWorker'],
    [/войти снова/, /свой/, /не загрузятся/, /после перезагрузки изменения пропадут/],
  ],
])(
  'the demo works without %s and names what is missing',
  async (_name, refused, said) => {
    const context = await site.browser.newContext({ locale: 'ru-RU' })
    const page = await context.newPage()
    for (const name of refused) {
      if (name !== 'space') await page.addInitScript(REFUSALS[name])
      else await setStorageQuota(page, 1)
    }
    await page.goto(`${site.url}/orders?${WORLD}`)
    await page.locator('tr[data-row-key]').first().waitFor(PATIENCE)
    await page.getByText('В эфире').waitFor(PATIENCE)
    const panel = page.getByRole('button', { name: /Демо/ }).first()
    if ((await panel.getAttribute('aria-expanded')) !== 'true') await panel.click()
    for (const words of said) await page.getByText(words).waitFor(PATIENCE)
    await expectSoon(() => page.getByText('Приложение не запустилось').count(), 0)
    await context.close()
  },
  90_000,
)

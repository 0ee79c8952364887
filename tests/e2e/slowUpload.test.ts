import { beforeEach, expect, test } from '@jest/globals'
import { orderOf, USER } from '../server/contractServer'
import { contractConsole } from './contractConsole'
import { expectSoon } from './polling'

const UPLOAD = 'POST /v1/manage/order/1/upload-return-check'
const MEGABYTE = 1024 * 1024
/** The upload of the picture takes 8 s: long enough to see its progress and to cancel it, even on a busy machine. */
const BYTES_A_SECOND = (2 * MEGABYTE) / 8

const PICTURE = {
  name: 'check.png',
  mimeType: 'image/png',
  buffer: Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(2 * MEGABYTE)]),
}

const { server, open: openConsole } = contractConsole({
  user: { ...USER, accesses: [...USER.accesses, 'order_return_check_upload'] },
})

beforeEach(() => {
  server.on('GET /v1/manage/order/1', () => ({ body: orderOf(1, { status: 0 }) }))
  server.on(UPLOAD, () => ({ status: 204 }))
})

async function open() {
  const { page } = await openConsole('/archive-orders?order=1&form=check&entry=1')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Фото чека').setInputFiles(PICTURE)
  await dialog.getByText('check.png').waitFor()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 0, downloadThroughput: -1 },
    uploadThroughput: BYTES_A_SECOND,
  })
  const shares = await page.evaluateHandle(() => {
    const shares: string[] = []
    new MutationObserver(() => {
      const line = document.querySelector('[role="dialog"] [role="progressbar"]')?.getAttribute('aria-valuenow')
      if (line && shares.at(-1) !== line) shares.push(line)
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
    return shares
  })
  return {
    dialog,
    readShares: () => shares.evaluate((all) => all.map(Number)),
    forgetShares: () => shares.evaluate((all) => all.splice(0)),
  }
}

test('an upload cancelled half way sends nothing, says so and keeps the picture; the bar follows the next one, which closes the form', async () => {
  const { dialog, readShares, forgetShares } = await open()
  await dialog.getByRole('button', { name: 'Приложить' }).click()
  await dialog.getByText(/^Отправлено [1-9]\d? %$/).waitFor()
  await dialog.getByRole('button', { name: 'Отменить загрузку' }).click()
  await dialog.getByText('Загрузка отменена').waitFor()
  await expectSoon(() => dialog.getByText('check.png').isVisible(), true)
  expect(server.callsOf(UPLOAD)).toEqual([])

  await forgetShares()
  await dialog.getByRole('button', { name: 'Приложить' }).click()
  await dialog.getByText(/^Отправлено [1-9]\d? %$/).waitFor()
  await dialog.waitFor({ state: 'hidden' })
  const shares = await readShares()
  const between = shares.filter((share) => share > 0 && share < 100)
  expect(between.length).toBeGreaterThan(2)
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
  expect(server.callsOf(UPLOAD)).toHaveLength(1)
})

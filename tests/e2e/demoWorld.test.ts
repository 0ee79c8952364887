import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { demoUserSessionKey } from '../../mocks/seeds/demoUserSessionKey'
import { demoConsole } from './consoleFixture'

const CITIES = '/directories/cities'
const WORLD = `${CITIES}?seed=7&size=200`
const PATIENCE = { timeout: 30_000 }
/**
 * A page of the same origin that can read the stored demo data but does not start the demo. It declares an icon, otherwise the browser
 * would request one.
 */
const OUTSIDE = '/outside.html'

const { site: demo, open } = demoConsole({ files: { [OUTSIDE]: '<link rel="icon" href="data:,">' } })
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-world-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

async function visit(path = WORLD): Promise<Page> {
  const visitor = await open(path, { key: demoUserSessionKey('administrator') })
  return visitor.page
}

const city = (page: Page, name: string) => page.getByRole('cell', { name, exact: true })
const seesCity = (page: Page, name: string) => city(page, name).waitFor(PATIENCE)

const cityForm = (page: Page) => page.getByRole('dialog', { name: 'Редактирование города' })

async function typeCity(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `Редактировать: ${from}` }).click(PATIENCE)
  await page.waitForFunction((value) => document.activeElement?.getAttribute('value') === value, from, PATIENCE)
  await cityForm(page).getByLabel('Название').fill(to)
}

async function saveCity(page: Page, name: string): Promise<void> {
  await cityForm(page).getByRole('button', { name: 'Сохранить' }).click()
  await cityForm(page).waitFor({ state: 'hidden', ...PATIENCE })
  await seesCity(page, name)
}

async function renameCity(page: Page, from: string, to: string): Promise<void> {
  await typeCity(page, from, to)
  await saveCity(page, to)
}

const panel = (page: Page) => page.getByRole('complementary', { name: 'Демо-мир' })
const openPanel = (page: Page) => panel(page).getByRole('button', { name: 'Демо-мир' }).click(PATIENCE)
const press = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true }).click(PATIENCE)

async function exportWorld(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download', PATIENCE), press(page, 'Экспорт')])
  const path = join(folder, download.suggestedFilename())
  await download.saveAs(path)
  return path
}

const importWorld = (page: Page, path: string) => panel(page).getByLabel('Файл демо-мира').setInputFiles(path)

async function reset(page: Page): Promise<void> {
  await press(page, 'Сбросить')
  await press(page, 'Сбросить мир')
}

test('a change survives a declined reload and a closed tab; two tabs share it, and a reset undoes it in both', async () => {
  const first = await visit()
  await typeCity(first, 'Караганда', 'Сарань')
  const dialogOpened = first.waitForEvent('dialog')
  // Reload in a timeout: the confirmation dialog blocks the script that calls `reload()`, and `evaluate` would not return.
  await first.evaluate(() => void setTimeout(() => window.location.reload()))
  await (await dialogOpened).dismiss()
  await saveCity(first, 'Сарань')

  const second = await first.context().newPage()
  await first.close()
  await second.goto(demo.url + WORLD)
  await seesCity(second, 'Сарань')

  const third = await second.context().newPage()
  await third.goto(demo.url + WORLD)
  await renameCity(third, 'Сарань', 'Абай')
  await second.getByRole('button', { name: 'Обновить' }).first().click()
  await seesCity(second, 'Абай')
  await openPanel(second)
  await reset(second)
  await Promise.all([seesCity(second, 'Караганда'), seesCity(third, 'Караганда')])
  await third.reload()
  await seesCity(third, 'Караганда')
})

test('a change survives a reload; the worlds used last are kept, with the open one', async () => {
  const page = await visit()
  await renameCity(page, 'Караганда', 'Сарань')
  await page.evaluate(addOldWorlds, 9)
  const other = await page.context().newPage()
  await other.goto(`${demo.url}${CITIES}?seed=8&size=20`)
  await seesCity(other, 'Караганда')
  await other.waitForFunction(areSaved, 8, PATIENCE)
  await page.reload()
  await seesCity(page, 'Сарань')
}, 120_000)

function addOldWorlds(count: number): Promise<void> {
  return new Promise((resolve) => {
    indexedDB.open('demo-worlds').onsuccess = ({ target }) => {
      const db = (target as IDBOpenDBRequest).result
      const transaction = db.transaction('worlds', 'readwrite')
      for (let savedAt = 1; savedAt <= count; savedAt++) {
        transaction
          .objectStore('worlds')
          .put({ key: `old ${savedAt}`, owner: 1, head: { key: `old ${savedAt}`, savedAt } })
      }
      transaction.oncomplete = () => {
        db.close()
        resolve()
      }
    }
  })
}

function areSaved(count: number): Promise<boolean> {
  return new Promise((resolve) => {
    indexedDB.open('demo-worlds').onsuccess = ({ target }) => {
      const db = (target as IDBOpenDBRequest).result
      db.transaction('worlds').objectStore('worlds').getAll().onsuccess = ({ target: found }) => {
        db.close()
        resolve((found as IDBRequest<{ head: unknown }[]>).result.filter(({ head }) => head).length === count)
      }
    }
  })
}

test('an exported world continues in another browser; a refused import changes nothing', async () => {
  const author = await visit()
  await renameCity(author, 'Караганда', 'Сарань')
  await openPanel(author)
  const file = await exportWorld(author)

  const reader = await visit(`${CITIES}?seed=9&size=100`)
  await renameCity(reader, 'Караганда', 'Абай')
  await openPanel(reader)
  const spoilt = join(folder, 'spoilt.json')
  writeFileSync(spoilt, readFileSync(file, 'utf8').replace(/"seeds":"\w+"/, '"seeds":"older"'))
  await importWorld(reader, spoilt)
  await panel(reader).getByText('Файл создан с другой версией исходных данных').waitFor(PATIENCE)
  // The open panel covers the button, so press it with the keyboard.
  await reader.getByRole('button', { name: 'Обновить' }).first().press('Enter')
  await seesCity(reader, 'Абай')
  expect(await reader.evaluate(storedCities)).toEqual(['Абай'])

  await importWorld(reader, file)
  await seesCity(reader, 'Сарань')
  expect(new URL(reader.url()).searchParams.get('size')).toBe('200')
}, 180_000)

test('the world takes the commands of the control channel from its own page', async () => {
  const page = await visit(`${CITIES}?seed=11&size=200&at=2026-03-18T13:00&speed=0`)
  await seesCity(page, 'Караганда')
  const command = (name: string, payload: object) =>
    page.evaluate(
      async ([path, body]) => {
        const headers = { 'Content-Type': 'application/json' }
        return (await fetch(path, { method: 'POST', headers, body })).status
      },
      [`/__world/${name}`, JSON.stringify(payload)] as const,
    )
  const body = { name: 'Абай', timezone: 5, status: true, deliveryService: 'YANDEX' }
  const call = { person: '77000000001', method: 'POST', path: '/manage/city/1', body }
  expect(await command('script', { entries: [{ second: 600, command: 'call', payload: call }] })).toBe(204)
  expect(await command('jump', { seconds: 3600 })).toBe(204)
  const status = await page.evaluate(async () => (await fetch('/__world')).json())
  expect(status).toMatchObject({ script: { done: [{ second: 600, result: '200' }], pending: [] } })
  expect(status.clock.world - status.start).toBe(3_600_000)
  await page.reload()
  await seesCity(page, 'Абай')
})

test('a world of older seeds is not shown, and a reset is offered', async () => {
  const page = await visit()
  await renameCity(page, 'Караганда', 'Сарань')
  // The demo stops when its last tab is closed or shows another page.
  await page.goto(demo.url + OUTSIDE)
  await page.waitForFunction(areWorldsClosed, undefined, PATIENCE)
  await page.evaluate(ageWorlds)
  await page.goto(demo.url + WORLD)
  await panel(page).getByText('Сохранённый мир создан прежней версией исходных данных').waitFor(PATIENCE)
  await seesCity(page, 'Караганда')
  await reset(page)
  await panel(page).getByRole('button', { name: 'Демо-мир', expanded: false }).waitFor(PATIENCE)
  await renameCity(page, 'Караганда', 'Абай')
  expect(await page.evaluate(storedCities)).toEqual(['Абай'])
}, 120_000)

/** Runs in the page. Returns the names of the changed cities of the stored worlds. */
function storedCities(): Promise<string[]> {
  return new Promise((resolve) => {
    indexedDB.open('demo-worlds').onsuccess = ({ target }) => {
      const db = (target as IDBOpenDBRequest).result
      const records = db.transaction('records').objectStore('records')
      const names: string[] = []
      records.openCursor().onsuccess = ({ target: found }) => {
        const cursor = (found as IDBRequest<IDBCursorWithValue | null>).result
        if (!cursor) {
          db.close()
          return resolve(names)
        }
        if ((cursor.key as string[])[1] === 'cities') names.push(cursor.value.name)
        cursor.continue()
      }
    }
  })
}

/** Runs in the page. Every running demo holds a Web Lock, so without held locks no demo is running. */
const areWorldsClosed = async () => (await navigator.locks.query()).held?.length === 0

function ageWorlds(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('demo-worlds')
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const transaction = request.result.transaction('worlds', 'readwrite')
      const worlds = transaction.objectStore('worlds')
      worlds.getAll().onsuccess = ({ target }) => {
        for (const world of (target as IDBRequest).result) {
          world.head.seeds = 'older'
          worlds.put(world)
        }
      }
      transaction.oncomplete = () => {
        request.result.close()
        resolve()
      }
    }
  })
}

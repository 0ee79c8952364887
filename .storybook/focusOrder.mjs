// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../scripts/install.mjs'
import { SCREEN_STORIES } from './storyConventions.mjs'
import { walkByTab } from './tabOrder.mjs'

/**
 * Checks the Tab order of every screen, form and dialog in its initial state (`tabOrder.mjs`). For six screens the order is also compared
 * with a list in `stories/focus`; `FOCUS=update npm test -- stories` rewrites these lists.
 */
const FOLDER = join(ROOT, 'stories/focus')
const WALKED = [...SCREEN_STORIES, 'Filled']
export const REFERENCES = {
  'Вход/Вход Loaded': 'sign-in',
  'Заказы/Активные заказы Loaded': 'orders-list',
  'Заказы/Новый заказ Blank': 'order-form',
  'Расписания/Сетка недели Loaded': 'week-grid',
  'Люди/Сотрудники: форма Blank': 'employee-dialog',
  'Отчёты/За период Partners': 'report',
}
const MAX_WAIT_MS = 4000
const STILL_MS = 300

/**
 * @param {import('playwright-core').Page} page
 * @param {{ title: string, exportName: string }} story
 * @returns {Promise<string[]>} faults
 */
export async function checkFocusOrder(page, { title, exportName }) {
  if (!WALKED.includes(exportName)) return []
  await page.evaluate(awaitStops, { most: MAX_WAIT_MS, still: STILL_MS })
  const { stops, faults } = await walkByTab(page)
  const reference = /** @type {Record<string, string>} */ (REFERENCES)[`${title} ${exportName}`]
  if (faults.length > 0 || reference === undefined) return faults.map((fault) => `Tab: ${fault}`)
  const file = join(FOLDER, `${reference}.txt`)
  const found = `${[title, ...stops].join('\n')}\n`
  if (process.env.FOCUS === 'update') {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(file, found)
    return []
  }
  const known = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (known === found) return []
  return [`Tab stops differ from ${file} (FOCUS=update writes it).\nBefore: ${known}\nNow: ${found}`]
}

/**
 * Runs in the browser page: waits until loading ends and the number of focusable elements stops changing, at most for `most`.
 * @param {{ most: number, still: number }} times milliseconds
 */
async function awaitStops({ most, still }) {
  const stops = 'a[href], button:enabled, input:enabled, textarea:enabled, [tabindex="0"]'
  const reachable = () => [...document.querySelectorAll(stops)].filter((stop) => !stop.closest('[inert]')).length
  const isBusy = () => document.querySelector('[aria-busy=true], .ant-skeleton-active, .ant-spin-spinning') !== null
  const end = performance.now() + most
  let last = reachable()
  for (let since = performance.now(); performance.now() < end && performance.now() - since < still; ) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    const next = reachable()
    if (next !== last || isBusy()) since = performance.now()
    last = next
  }
}

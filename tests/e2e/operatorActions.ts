import { expect } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { MODAL_WRAPPER, ROW } from '../antdSelectors'
import { expectSoon } from './polling'

const STROKES = {
  'the most urgent late order is open': 3,
  'a status forward, without the way to the row': 2,
  'an order is cancelled': 4,
  'an order has another courier': 6,
  'the place of an order has moved': 4,
  'the phone of a courier is shown': 2,
  'an order is edited': 4,
  'a caller is found by his phone': 3,
  'a new order': 19,
  "today's archive is an Excel file": 5,
} as const

export const actionCounts: [string, number, number][] = []

export function printActionCounts(): void {
  const lines = actionCounts.map(
    ([name, figure, limit]) => `${name.padEnd(48)}${String(figure).padStart(3)}  (${limit})`,
  )
  process.stdout.write(`${lines.join('\n')}\n`)
}

/**
 * Waits until the shortcuts work, which is shortly after the rows are shown: presses the shortcut of a dialog until the dialog opens, then
 * closes the dialog.
 */
export async function waitForShortcuts(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Координаты заказа/ })
  await page.locator(ROW).first().focus()
  for (let tries = 0; !(await dialog.isVisible()); tries++) {
    if (tries === 20) throw new Error('the keys of the chosen order never came')
    await page.keyboard.press('g')
    await dialog.waitFor({ timeout: 3000 }).catch(() => undefined)
  }
  await page.keyboard.press('Escape')
  // A repeated key press may have typed into the open dialog, which then asks for confirmation before it closes.
  const leave = page.getByRole('button', { name: 'Да, уйти' })
  for (let tries = 0; tries < 40 && (await dialog.isVisible()); tries++) {
    if (await leave.isVisible()) await leave.click()
    await dialog.waitFor({ state: 'hidden', timeout: 500 }).catch(() => undefined)
  }
  await waitForClosedDialogs(page)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
}

export function countActions(page: Page) {
  let strokes = 0
  const counted =
    <A extends unknown[]>(act: (...args: A) => Promise<unknown>) =>
    async (...args: A) => {
      strokes++
      await act(...args)
    }
  return {
    press: counted((key: string) => page.keyboard.press(key)),
    type: counted((text: string) => page.keyboard.type(text)),
    click: counted((what: Locator, position?: { x: number; y: number }) => what.click(position && { position })),
    done: (task: keyof typeof STROKES) => {
      actionCounts.push([task, strokes, STROKES[task]])
      expect(strokes).toBeLessThanOrEqual(STROKES[task])
    },
  }
}

/**
 * Waits until the wrappers of all dialogs are hidden; only then has a closing dialog restored the focus. The wrapper of an antd Modal is
 * hidden shortly after the dialog element in it is removed.
 */
export async function waitForClosedDialogs(page: Page): Promise<void> {
  await page.waitForFunction((modalWrapper) => {
    const parents = [...document.querySelectorAll('[role="dialog"]')].map(({ parentElement }) => parentElement)
    return [...parents, ...document.querySelectorAll(modalWrapper)].every((e) => e?.getClientRects().length === 0)
  }, MODAL_WRAPPER)
}

export async function focusRowAbove(page: Page, id: number): Promise<void> {
  const stand = ([row, key]: string[]) => {
    const rows = [...document.querySelectorAll<HTMLElement>(String(row))]
    const above = rows[rows.findIndex(({ dataset }) => dataset.rowKey === key) - 1]
    if (!above) throw new Error(`no row stands above order ${key}`)
    const isThere = document.activeElement === above
    above.focus()
    return isThere
  }
  // A closing dialog may take the focus from the row when it restores the focus. So focus the row repeatedly, until it still has the focus
  // at the next attempt.
  await waitForClosedDialogs(page)
  await expectSoon(() => page.evaluate(stand, [ROW, String(id)]), true)
}

export const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
export const hasFocus = (page: Page, text: string) =>
  page.waitForFunction((words) => document.activeElement?.textContent?.trim() === words, text)

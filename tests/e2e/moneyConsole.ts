import { afterEach, beforeEach, expect } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { ROW } from '../antdSelectors'
import { paged, USER } from '../server/contractServer'
import { moneyCallBreaches } from '../server/moneyCalls'
import type { PageSetup } from './console'
import { contractConsole } from './contractConsole'

const ACCESSES = [
  ...['view', 'create', 'update', 'delete'].map((action) => `pay_${action}`),
  ...['salary_manage', 'courier_rate_manage', 'notification_manage'],
  ...['partner', 'courier', 'delivery'].map((report) => `report_${report}_view`),
]

/**
 * Serves the money screens of the production build against a server that shares no code with the console. The server sends minimal bodies,
 * empty bodies and numbers as strings; it also refuses requests and delays or loses responses. Every call of the console is checked.
 */
export function moneyConsole() {
  const { server, site, open } = contractConsole({ user: { ...USER, accesses: ACCESSES } })
  beforeEach(() => server.on('POST /v1/manage/notification/search', () => paged([])))
  afterEach(() => expect(moneyCallBreaches(server.calls)).toEqual([]))
  return {
    server,
    site,
    open: async (path: string, setup?: PageSetup): Promise<Page> => (await open(path, setup)).page,
    answers: (call: string, body: unknown) => server.on(call, () => ({ body })),
    bodies: (call: string) => server.callsOf(call).map(({ body }) => body),
  }
}

export const rows = (page: Page) => page.locator(ROW)
export const rowOf = (page: Page, text: string) => rows(page).filter({ hasText: text })

/** Replaces the minus U+2212 by `-`, because the console may use either sign, and all kinds of spaces by a single space. */
export const plain = (text: string | null) => (text ?? '').replace(/[\s\u00a0]+/g, ' ').replace(/−(?=\d)/g, '-')
export const cells = async (row: Locator) => (await row.locator('td').allTextContents()).map(plain)

export const footer = async (page: Page) => plain(await page.locator('tfoot tr').first().textContent())

export const invalidValues = (page: Page) => page.locator('main').getByText(/undefined|NaN|\bnull\b|\[object/)

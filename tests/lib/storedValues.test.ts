import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import fc from '../seededFastCheck'

/**
 * Data that the console stores in the browser may be missing, inaccessible, or written by another version, an extension or a user. A
 * function that reads stored data never throws and always returns a value of its expected type.
 */
type Reader = {
  key: string
  storage?: 'sessionStorage'
  isReadAtLoad?: boolean
  read: () => Promise<unknown>
  shape: (value: never) => boolean
}

const isText = (value: unknown) => typeof value === 'string'
const SHEET = { total: 5, lines: [] } as never
const DRAFT = { userId: 3, address: '/cities', form: 'Новый город' }

const READERS: Reader[] = [
  {
    key: 'auth',
    isReadAtLoad: true,
    read: async () => (await import('../../src/session/session')).session.key,
    shape: (key: unknown) => key === null || isText(key),
  },
  {
    key: 'auth-changing',
    read: async () =>
      (await import('../../src/session/sessionKeyChangeLock')).deferDuringSessionKeyChange(() => undefined),
    shape: (isDeferred: unknown) => typeof isDeferred === 'boolean',
  },
  {
    key: 'theme',
    read: async () => {
      const { startTheme, themeState } = await import('../../src/ui/themeStore')
      startTheme()()
      return themeState.choice
    },
    shape: (choice: string) => ['light', 'dark', 'system'].includes(choice),
  },
  {
    key: 'filter',
    isReadAtLoad: true,
    read: async () => (await import('../../src/kit/list/filterPanelState')).filterPanelState.isOpen,
    shape: (isOpen: unknown) => typeof isOpen === 'boolean',
  },
  {
    key: 'sidebar',
    isReadAtLoad: true,
    read: async () => (await import('../../src/app/shell/sidebarState')).sidebarState.isCollapsed,
    shape: (isCollapsed: unknown) => typeof isCollapsed === 'boolean',
  },
  {
    key: 'filters:3:orders',
    read: async () => (await import('../../src/kit/list/savedFilters/savedFilters')).readSavedFilters(3, 'orders'),
    shape: ({ filters }: { filters: { name: string; query: string }[] }) =>
      filters.every(({ name, query }) => isText(name) && isText(query)),
  },
  {
    key: 'palette:3',
    read: async () => (await import('../../src/app/shell/palette/recentEntries')).readRecentPaletteIds(3),
    shape: (ids: unknown[]) => ids.every(isText),
  },
  {
    key: 'palette:orders:3',
    read: async () => (await import('../../src/app/shell/palette/recentEntries')).recentOrderPaletteEntries(3),
    shape: (orders: { id: string }[]) => orders.every(({ id }) => /^order:/.test(id)),
  },
  {
    key: 'notices:3',
    read: async () => {
      const { noticeSettings, syncNoticeSettings } = await import('../../src/app/shell/notices/noticeSettings')
      const stop = syncNoticeSettings(3)
      const { volume, lateSound } = noticeSettings
      stop()
      return { volume, lateSound }
    },
    shape: ({ volume, lateSound }: { volume: number; lateSound: boolean }) =>
      volume >= 0 && volume <= 100 && typeof lateSound === 'boolean',
  },
  {
    key: 'pay:7',
    read: async () => (await import('../../src/pages/salary/pay/salaryPaymentSender')).payAttemptJournal.all(),
    shape: (all: { id: number; attempt: { state: string } }[]) =>
      all.every(({ attempt }) => ['sent', 'unknown', 'paid'].includes(attempt.state)),
  },
  {
    key: 'payout-sheets',
    read: async () =>
      (await import('../../src/pages/salary/payoutSheet/payoutSheetPrints')).describeLastPayoutPrint(
        3,
        { cityId: 7 },
        SHEET,
      ),
    shape: (last: { text: string } | undefined) => last === undefined || isText(last.text),
  },
  {
    key: 'return',
    storage: 'sessionStorage',
    read: async () => (await import('../../src/session/returnUrl')).takeReturnUrl(3),
    shape: (address: string | undefined) => address === undefined || /^\/(?!\/)/.test(address),
  },
  {
    key: 'draft:3:/cities:Новый город',
    storage: 'sessionStorage',
    read: async () => (await import('../../src/ui/form/formDrafts')).readFormDraft(DRAFT),
    shape: (draft: unknown) => draft === undefined || (typeof draft === 'object' && draft !== null),
  },
  {
    key: 'draft:3:/cities:Новый город',
    storage: 'sessionStorage',
    read: async () => (await import('../../src/ui/form/formDrafts')).readFormDraftAttempt(DRAFT),
    shape: (attempt: unknown) => attempt === undefined || (typeof attempt === 'object' && attempt !== null),
  },
]

/**
 * Values shaped like those that the console stores. Random text fails the first check of most functions that read stored data, so it does
 * not test the rest of these functions.
 */
const number = fc.oneof(fc.double(), fc.integer(), fc.constant(null))
const near = fc.oneof(
  fc
    .record({ key: fc.constant('[3,7,null,null,null]'), at: number, total: number, lines: fc.array(fc.string()) })
    .map((one) => [one]),
  fc.record({ filters: fc.array(fc.anything()), defaultName: fc.anything() }),
  fc.record({ volume: number, lateSound: fc.anything(), unassignedMinutes: number }),
  fc.record({
    nonce: fc.string(),
    state: fc.constantFrom('sent', 'paid', 'lost'),
    since: number,
    readsNeeded: number,
    place: fc.anything(),
  }),
  fc.record({ userId: fc.constant(3), address: fc.anything() }),
  fc.record({ at: fc.constant(Date.now()), draft: fc.anything(), base: fc.anything(), attempt: fc.anything() }),
)
const texts = fc.oneof(
  fc.string(),
  fc.json(),
  near.map((value) => JSON.stringify(value) ?? ''),
)

beforeEach(() => {
  jest.resetModules()
})
afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test.each(READERS.map((reader) => [reader.key, reader] as const))('%s may hold any text', async (key, reader) => {
  const storage = window[reader.storage ?? 'localStorage']
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      storage.setItem(key, text)
      if (reader.isReadAtLoad) jest.resetModules()
      expect(reader.shape((await reader.read()) as never)).toBe(true)
    }),
    { numRuns: reader.isReadAtLoad ? 15 : 300 },
  )
})

test.each(READERS.map((reader) => [reader.key, reader] as const))(
  '%s may be missing or refused',
  async (_key, reader) => {
    expect(reader.shape((await reader.read()) as never)).toBe(true)
    jest.resetModules()
    jest.spyOn(Object.getPrototypeOf(localStorage) as Storage, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(reader.shape((await reader.read()) as never)).toBe(true)
  },
)

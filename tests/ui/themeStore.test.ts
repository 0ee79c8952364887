import { beforeEach, expect, jest, test } from '@jest/globals'

let machine: { isDark: boolean; isCalm: boolean; change: () => void }

async function openPage() {
  jest.resetModules()
  const store = await import('../../src/ui/themeStore')
  return { ...store, stop: store.startTheme() }
}

const painted = () => document.documentElement.dataset.theme

beforeEach(() => {
  localStorage.clear()
  const listeners = new Set<() => void>()
  machine = {
    isDark: false,
    isCalm: false,
    change: () => {
      for (const listener of listeners) listener()
    },
  }
  window.matchMedia = ((query: string) => ({
    get matches() {
      return query.includes('dark') ? machine.isDark : machine.isCalm
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  })) as unknown as typeof window.matchMedia
})

test('without a choice the system setting applies, also when it changes', async () => {
  machine.isDark = true
  const { themeState, stop } = await openPage()
  expect([themeState.choice, themeState.mode, painted()]).toEqual(['system', 'dark', 'dark'])
  machine.isDark = false
  machine.change()
  expect([themeState.mode, painted()]).toEqual(['light', 'light'])
  stop()
  machine.isDark = true
  machine.change()
  expect(painted()).toBe('light')
})

test('a chosen theme is applied at once, stored, and overrides the system theme', async () => {
  const { chooseTheme, stop } = await openPage()
  chooseTheme('dark')
  expect(painted()).toBe('dark')
  expect(document.documentElement.style.colorScheme).toBe('dark')
  expect(document.documentElement.style.getPropertyValue('--surface-page')).toMatch(/^#/)
  stop()
  const next = await openPage()
  expect([next.themeState.choice, painted()]).toEqual(['dark', 'dark'])
  machine.change()
  expect(painted()).toBe('dark')
  next.stop()
})

test('an unknown stored choice is ignored', async () => {
  localStorage.setItem('theme', 'sepia')
  const { themeState, stop } = await openPage()
  expect(themeState.choice).toBe('system')
  stop()
})

test('nothing is animated if the system asks for reduced motion', async () => {
  machine.isCalm = true
  const { themeState, stop } = await openPage()
  expect(themeState.motion).toBe(false)
  machine.isCalm = false
  machine.change()
  expect(themeState.motion).toBe(true)
  stop()
})

test('printing is light, and the screen is restored afterwards', async () => {
  machine.isDark = true
  const { stop } = await openPage()
  window.dispatchEvent(new Event('beforeprint'))
  expect(painted()).toBe('light')
  window.dispatchEvent(new Event('afterprint'))
  expect(painted()).toBe('dark')
  stop()
  window.dispatchEvent(new Event('beforeprint'))
  expect(painted()).toBe('dark')
})

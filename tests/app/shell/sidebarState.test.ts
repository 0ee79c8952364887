import { beforeEach, expect, jest, test } from '@jest/globals'

async function openPage() {
  jest.resetModules()
  return import('../../../src/app/shell/sidebarState')
}

beforeEach(() => localStorage.clear())

test('the sidebar is open by default', async () => {
  expect((await openPage()).sidebarState.isCollapsed).toBe(false)
})

test('the choice is kept under «sidebar»', async () => {
  const { toggleSidebar } = await openPage()
  toggleSidebar()
  expect(localStorage.getItem('sidebar')).not.toBeNull()
  const next = await openPage()
  expect(next.sidebarState.isCollapsed).toBe(true)
  next.toggleSidebar()
  expect((await openPage()).sidebarState.isCollapsed).toBe(false)
})

test('an unknown stored value means the default', async () => {
  localStorage.setItem('sidebar', 'Каракуль')
  expect((await openPage()).sidebarState.isCollapsed).toBe(false)
})

test('a temporary collapse is not stored and ends with the stored choice', async () => {
  const { overrideSidebarCollapsed, sidebarState, toggleSidebar } = await openPage()
  overrideSidebarCollapsed(true)
  expect(sidebarState.isCollapsed).toBe(true)
  expect(localStorage.getItem('sidebar')).toBeNull()
  overrideSidebarCollapsed(false)
  expect(sidebarState.isCollapsed).toBe(false)
  toggleSidebar()
  overrideSidebarCollapsed(false)
  expect(sidebarState.isCollapsed).toBe(true)
})

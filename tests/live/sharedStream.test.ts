import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { startLiveStream } from '../../src/live/liveStream'
import { refreshNotificationCount } from '../../src/live/notificationCount'
import { sharedStreamName } from '../../src/live/streamSharingSettings'
import { session } from '../../src/session/session'
import { configureApi, mockFetch } from '../session/mockFetch'
import {
  advanceTimers,
  FakeSource,
  installBrowserStubs,
  openSources,
  openTab,
  removeBrowserStubs,
  settle,
} from './browserTabs'

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
  jest.spyOn(Math, 'random').mockReturnValue(0)
  installBrowserStubs()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  removeBrowserStubs()
})

const source = () => openSources().at(-1) as FakeSource

async function openTabs(count: number) {
  const tabs = []
  for (let tab = 0; tab < count; tab++) tabs.push(await openTab())
  source().onopen?.()
  await settle()
  return tabs as [Tab, Tab, Tab]
}
type Tab = Awaited<ReturnType<typeof openTab>>

test('ten tabs share one stream, and each receives every event', async () => {
  const tabs = await openTabs(10)
  source().emit('order', '5')
  await settle()
  expect(FakeSource.all).toHaveLength(1)
  expect(tabs.map(({ received, health }) => [received, health()])).toEqual(tabs.map(() => [['5'], 'live']))
  for (const { onReconnect } of tabs) expect(onReconnect).not.toHaveBeenCalled()
})

test('a tab that joins later gets the state of the stream and the count, which the server sends on connect only', async () => {
  await openTabs(1)
  source().emit('notification', '4')
  const late = await openTab()
  expect(late.health()).toBe('live')
  expect(late.received).toEqual(['count 4'])
  expect(FakeSource.all).toHaveLength(1)
})

test('a count is sent to a follower tab once, because the tab may have loaded a newer one', async () => {
  const [, second] = await openTabs(2)
  source().emit('notification', '3')
  await settle()
  await advanceTimers(60_000)
  expect(second.received).toEqual(['count 3'])
})

test('the count after a hide reaches the other tabs, and tabs that join later', async () => {
  configureApi()
  Object.assign(session, { key: 'key', user: { id: 1, accesses: ['order_view'], allowedCities: [] } })
  const name = sharedStreamName(1, 'key')
  const leader = await openTab(name)
  source().emit('notification', '4')
  const stop = startLiveStream()
  await settle()
  mockFetch(() => ({ body: [], headers: {} }))
  await refreshNotificationCount()
  await settle()
  expect(leader.received).toEqual(['count 4', 'count 0'])
  const late = await openTab(name)
  expect(late.received).toEqual(['count 0'])
  stop()
  Object.assign(session, { key: null, user: null })
})

test('each tab is notified once when the stream first opens, before it is shown as live', async () => {
  const messages: string[] = []
  const watch = (tab: string) => ({
    onHealth: (health: string) => messages.push(`${tab} ${health}`),
    onFirstOpen: () => messages.push(`${tab} first`),
  })
  await openTab('stream', watch('a'))
  await openTab('stream', watch('b'))
  source().onopen?.()
  await settle()
  await openTab('stream', watch('c'))
  source().onerror?.()
  await advanceTimers(5000)
  source().onopen?.()
  await settle()
  for (const tab of ['a', 'b', 'c']) {
    const seen = messages.filter((line) => line.startsWith(tab)).map((line) => line.slice(2))
    expect(seen.filter((word) => word === 'first')).toHaveLength(1)
    expect(seen.indexOf('live')).toBe(seen.indexOf('first') + 1)
  }
})

test('each user and key has its own name, from which no key can be read', () => {
  const names = [sharedStreamName(1, 'key-1'), sharedStreamName(1, 'key-2'), sharedStreamName(2, 'key-1')]
  expect(new Set(names).size).toBe(3)
  expect(sharedStreamName(1, 'key-1')).toBe(names[0])
  expect(names.join()).not.toContain('key-')
})

test('a tab with another name, user or key receives nothing', async () => {
  await openTabs(1)
  const other = await openTab('other')
  expect(openSources()).toHaveLength(2)
  openSources()[0]?.emit('order', '5')
  await settle()
  expect(other.received).toEqual([])
})

test('when the leader closes, the next tab takes over, and each tab is notified once of missed events', async () => {
  const [first, second, third] = await openTabs(3)
  first.close()
  await settle()
  expect(openSources()).toHaveLength(1)
  source().onopen?.()
  await settle()
  source().emit('order', '6')
  await settle()
  for (const tab of [second, third]) {
    expect(tab.received).toEqual(['6'])
    expect(tab.health()).toBe('live')
    expect(tab.onReconnect).toHaveBeenCalledTimes(1)
  }
  expect(first.received).toEqual([])
})

test('a hung leader is replaced within half a minute and ignored when it resumes', async () => {
  const [first, second, third] = await openTabs(3)
  const [old] = openSources() as [FakeSource]
  first.hang()
  await advanceTimers(35_000)
  expect(FakeSource.all.length).toBeGreaterThan(1)
  source().onopen?.()
  await settle()
  source().emit('order', 'new')
  old.emit('order', 'old')
  await settle()
  await first.revive()
  await settle()
  expect(openSources()).toHaveLength(1)
  expect(second.received).toEqual(['new'])
  expect(third.received).toEqual(['new'])
  expect(first.health()).toBe('live')
  expect(first.onReconnect).toHaveBeenCalled()
  source().emit('order', 'last')
  await settle()
  expect(first.received.at(-1)).toBe('last')
})

test('a replaced leader is ignored from then on', async () => {
  void navigator.locks.request('stream', {}, () => new Promise(() => undefined))
  await settle()
  const tab = await openTab()
  const channel = new BroadcastChannel('stream')
  const lead = (from: string, health: string, since: number | null) =>
    channel.postMessage({ type: 'lead', from, health, since, last: [] })
  lead('first', 'live', null)
  lead('second', 'live', null)
  lead('first', 'reconnecting', 1)
  channel.postMessage({ type: 'event', from: 'first', name: 'order', data: 'old' })
  channel.postMessage({ type: 'event', from: 'second', name: 'order', data: 'new' })
  await settle()
  expect(tab.health()).toBe('live')
  expect(tab.received).toEqual(['new'])
})

test('a tab that could not lead for long reloads its lists, because another tab led before', async () => {
  void navigator.locks.request('stream', {}, () => new Promise((resolve) => setTimeout(resolve, 8000)))
  await settle()
  const late = await openTab()
  await advanceTimers(9000)
  source().onopen?.()
  await settle()
  expect(late.health()).toBe('live')
  expect(late.onReconnect).toHaveBeenCalledTimes(1)
})

test('a responsive leader without events is never replaced', async () => {
  await openTabs(3)
  for (let turn = 0; turn < 20; turn++) {
    await advanceTimers(30_000)
    source().emit('ping', '1')
  }
  expect(FakeSource.all).toHaveLength(1)
})

test('90 s of silence reopen the one stream, and every tab is notified', async () => {
  const tabs = await openTabs(3)
  await advanceTimers(100_000)
  expect(FakeSource.all).toHaveLength(2)
  source().onopen?.()
  await settle()
  for (const { onReconnect } of tabs) expect(onReconnect).toHaveBeenCalledTimes(1)
})

test('a machine that wakes renews the stream once for all tabs', async () => {
  const tabs = await openTabs(3)
  await advanceTimers(20_000)
  for (const { wake } of tabs) wake('wake')
  await settle()
  expect(openSources()).toHaveLength(1)
  expect(FakeSource.all).toHaveLength(2)
  source().onopen?.()
  await settle()
  for (const { onReconnect } of tabs) expect(onReconnect).toHaveBeenCalledTimes(1)
})

test('a tab that becomes visible reloads its lists, without affecting the stream and other tabs', async () => {
  const [first, second, third] = await openTabs(3)
  await advanceTimers(20_000)
  source().emit('ping', '1')
  second.wake('return')
  await settle()
  expect(FakeSource.all).toHaveLength(1)
  expect(second.onReconnect).toHaveBeenCalledTimes(1)
  expect(first.onReconnect).not.toHaveBeenCalled()
  expect(third.onReconnect).not.toHaveBeenCalled()
})

test('a leader that becomes visible reopens the stream', async () => {
  const [first] = await openTabs(1)
  await advanceTimers(20_000)
  first.wake('return')
  expect(FakeSource.all).toHaveLength(2)
  source().onopen?.()
  expect(first.onReconnect).toHaveBeenCalledTimes(1)
})

test('without locks the tab opens its own stream', async () => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) },
  })
  const tab = await openTab()
  source().onopen?.()
  source().emit('order', '5')
  expect(tab.received).toEqual(['5'])
  tab.close()
  expect(openSources()).toEqual([])
})

async function followSecondLeader() {
  void navigator.locks.request('stream', {}, () => new Promise(() => undefined))
  await settle()
  const tab = await openTab()
  const channel = new BroadcastChannel('stream')
  const say = (from: string, message: object) => channel.postMessage({ from, ...message })
  say('first', { type: 'lead', health: 'live', since: null, last: [] })
  say('second', { type: 'lead', health: 'connecting', since: 1, last: [] })
  await settle()
  expect(tab.onReconnect).not.toHaveBeenCalled()
  say('second', { type: 'health', health: 'live', since: null })
  await settle()
  return { tab, say }
}

test('a leader that just connected reports missed events itself: the lists are reloaded once', async () => {
  const { tab, say } = await followSecondLeader()
  await advanceTimers(500)
  say('second', { type: 'reconnect' })
  await advanceTimers(10_000)
  expect(tab.onReconnect).toHaveBeenCalledTimes(1)
})

test('without a report the tab reloads its lists itself soon after', async () => {
  const { tab } = await followSecondLeader()
  await advanceTimers(2000)
  expect(tab.onReconnect).toHaveBeenCalledTimes(1)
  await advanceTimers(10_000)
  expect(tab.onReconnect).toHaveBeenCalledTimes(1)
})

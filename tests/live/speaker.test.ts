import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { noticeSoundState, runInAudibleTab } from '../../src/app/shell/notices/runInAudibleTab'
import { installBrowserStubs, removeBrowserStubs, settle } from './browserTabs'

function fakeLocks() {
  let line: { signal: AbortSignal; hold: () => Promise<void> }[] = []
  let isHeld = false
  const next = async () => {
    if (isHeld) return
    line = line.filter(({ signal }) => !signal.aborted)
    const first = line.shift()
    if (!first) return
    isHeld = true
    await first.hold()
    isHeld = false
    void next()
  }
  const request = (_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
    line.push({ signal, hold })
    void next()
    return new Promise<void>(() => undefined)
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
}

afterEach(() => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined })
})

const settled = () => new Promise((resolve) => setTimeout(resolve))

function openTab(canSound?: () => boolean) {
  let isSpeaking = false
  const leave = runInAudibleTab(
    'tab',
    () => {
      isSpeaking = true
      return () => {
        isSpeaking = false
      }
    },
    canSound,
  )
  return { leave, speaks: () => isSpeaking }
}

test('one tab plays sounds, the next one when it leaves; one that gave up waiting never does', async () => {
  fakeLocks()
  const [first, second, third] = [openTab(), openTab(), openTab()]
  const speaking = () => [first, second, third].map((tab) => tab.speaks())
  expect(speaking()).toEqual([true, false, false])
  second.leave()
  first.leave()
  await settled()
  expect(speaking()).toEqual([false, false, true])
  third.leave()
  expect(speaking()).toEqual([false, false, false])
})

test('without locks every tab plays sounds', () => {
  const run = jest.fn(() => () => undefined)
  runInAudibleTab('tab', run)()
  expect(run).toHaveBeenCalledTimes(1)
})

describe('if the browser allows sounds in one of two tabs', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
    installBrowserStubs()
  })
  afterEach(() => {
    jest.useRealTimers()
    removeBrowserStubs()
  })

  test('a muted tab is replaced by one that may play sounds, never by another muted one', async () => {
    const silent = openTab(() => false)
    await settle()
    expect(noticeSoundState).toMatchObject({ where: 'here', isMute: true })
    const other = openTab(() => false)
    await settle()
    expect([silent.speaks(), other.speaks()]).toEqual([true, false])
    const able = openTab(() => true)
    await settle()
    expect([silent.speaks(), other.speaks(), able.speaks()]).toEqual([false, false, true])
    able.leave()
    await settle()
    expect([silent.speaks(), other.speaks()].filter(Boolean)).toHaveLength(1)
    silent.leave()
    other.leave()
    expect(noticeSoundState.where).toBe('nowhere')
  })

  test('the tab that is touched first replaces a muted one', async () => {
    let isTouched = false
    const silent = openTab(() => false)
    const touched = openTab(() => isTouched)
    await settle()
    expect(silent.speaks()).toBe(true)
    isTouched = true
    window.dispatchEvent(new Event('pointerdown'))
    await settle()
    expect([silent.speaks(), touched.speaks()]).toEqual([false, true])
    silent.leave()
    touched.leave()
  })
})

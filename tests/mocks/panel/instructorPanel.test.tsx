import { beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { WorldHostStatus } from '../../../mocks/demo/worldHost'
import { findBuiltInLesson } from '../../../mocks/lessons/builtInLessons'
import { DemoPanel, type DemoPanelConnection } from '../../../mocks/panel/DemoPanel'
import { setUpScreens } from '../../form/setUpScreens'

setUpScreens()
beforeEach(() => window.sessionStorage.setItem('mock-watch', '1'))

const VIEWER = { key: () => null, theme: () => 'light', orderId: () => null, collapseMenu: () => undefined }

function show(id: string, speed = 1) {
  const lesson = findBuiltInLesson(id)
  const goals = (lesson?.goals ?? []).map(() => ({ state: 'open' as const, second: null, hints: 0 }))
  let status: WorldHostStatus = {
    ...{ seed: 7, size: 3000, at: '2026-03-18T16:00', start: 0, speed, isHeld: false, savedAt: null },
    ...{ isRunning: true, notices: [], faults: [], clock: { world: 0, wall: Date.now() } },
    training: { lesson, goals, log: [], recorded: null, endedAt: null },
  }
  const listeners = new Set<(status: WorldHostStatus) => void>()
  const setSpeed = jest.fn((next: number) => {
    status = { ...status, speed: next }
    act(() => listeners.forEach((listen) => void listen(status)))
  })
  const onStatus = (listener: (status: WorldHostStatus) => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const world = { status: () => status, onStatus, setSpeed, command: async () => [] } as unknown as DemoPanelConnection
  render(<DemoPanel world={world} viewer={VIEWER} />)
  return setSpeed
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const numberIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

function choose(event: string): void {
  const select = screen.getByLabelText('Событие')
  const option = [...select.querySelectorAll('option')].find(({ textContent }) => textContent === event)
  fireEvent.change(select, { target: { value: option?.value } })
}

test.each([
  ['late-order', '510002', ''],
  ['no-show', '', '1005'],
  ['courier-broke', '', '1004'],
  ['week-from-nothing', '', ''],
])('the events of the lesson %s begin with its order (%s) and its courier (%s)', (id, order, courier) => {
  show(id)
  expect(numberIn('Номер заказа')).toBe(order)
  choose('Курьер сломался')
  expect(numberIn('Номер курьера')).toBe(courier)
})

test('«Продолжить» returns to the speed before the pause, also after the panel was closed', () => {
  const setSpeed = show('late-order', 60)
  press('Пауза')
  press('Закрыть')
  press('Демо-мир')
  press('Продолжить')
  expect(setSpeed.mock.calls).toEqual([[0], [60]])
})

test('a lesson that was opened paused continues at its own speed', () => {
  const setSpeed = show('late-order', 0)
  press('Продолжить')
  expect(setSpeed.mock.calls).toEqual([[findBuiltInLesson('late-order')?.world.speed]])
})

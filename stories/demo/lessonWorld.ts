import { fn, screen, within } from 'storybook/test'
import type { LessonGoalState, LessonProgress } from '../../mocks/demo/lessonProgress'
import type { WorldHostStatus } from '../../mocks/demo/worldHost'
import type { ConsoleAppBridge } from '../../mocks/demo/worldLinks'
import { findBuiltInLesson } from '../../mocks/lessons/builtInLessons'
import type { Lesson } from '../../mocks/lessons/lesson'
import type { DemoPanelConnection } from '../../mocks/panel/DemoPanel'
import { demoUserSessionKey } from '../../mocks/seeds/demoUserSessionKey'
import { STORY_MOMENT } from '../../mocks/testing'

export const NOON = STORY_MOMENT.toEpochMilli()
export const lesson = (id: string) => findBuiltInLesson(id) as Lesson
export const OPEN: LessonGoalState = { state: 'open', second: null, hints: 0 }

type Told = { id?: string; training?: Partial<LessonProgress>; second?: number; change?: Partial<WorldHostStatus> }

export function worldOf({ id = 'explain-change', training, second = 5, change }: Told): DemoPanelConnection {
  const state: LessonProgress = {
    ...{ lesson: lesson(id), goals: lesson(id).goals.map(() => OPEN), log: [], recorded: null, endedAt: null },
    ...training,
  }
  const status: WorldHostStatus = {
    ...{ seed: 7, size: 3000, at: '2026-03-18T13:00', start: NOON, speed: 0, isHeld: false, savedAt: NOON },
    ...{ isRunning: true, notices: [], faults: [], training: state },
    clock: { world: NOON + second * 1000, wall: Date.now() },
    ...change,
  }
  return {
    ...{ status: () => status, onStatus: () => () => undefined, setSpeed: fn(), advance: fn() },
    ...{ advanceTo: fn(async () => ''), exportWorld: fn(async () => '{}'), command: fn(async () => []) },
    reset: fn(() => new Promise<never>(() => undefined)),
    importWorld: fn(() => new Promise<never>(() => undefined)),
  }
}

export const panelOf = () => within(screen.getByRole('complementary', { name: 'Демо-мир' }))

export const viewerOf = (orderId: number | null): ConsoleAppBridge => ({
  ...{ key: () => demoUserSessionKey('operator'), theme: () => 'dark', orderId: () => orderId },
  collapseMenu: fn(),
})

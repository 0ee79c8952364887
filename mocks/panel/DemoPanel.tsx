import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { WorldConnection } from '../demo/connectToWorld'
import { isInstructorTab } from '../demo/lessonLink'
import type { WorldHostStatus } from '../demo/worldHost'
import type { ConsoleAppBridge } from '../demo/worldLinks'
import { ActiveFaultsNotice } from './ActiveFaultsNotice'
import { CopyViewLinkButton } from './CopyViewLinkButton'
import { DemoNoticeList } from './DemoNoticeList'
import { DemoUserLinks, demoUserUrl } from './DemoUserLinks'
import { InstructorPanel } from './InstructorPanel'
import './panel.css'
import './docked.css'
import './panelParts.css'
import './lessons.css'
import { AdvanceTimeButtons } from './AdvanceTimeButtons'
import { DemoScenarioList } from './DemoScenarioList'
import { LessonList } from './LessonList'
import { type ActiveLesson, LessonPane } from './LessonPane'
import { LessonSolutionRecorder } from './LessonSolutionRecorder'
import { LessonWithoutGoals, useWorldResetShortcut } from './LessonWithoutGoals'
import { LunchPeakLink } from './LunchPeakLink'
import { useDemoPanelDocked, useDockedLayout } from './useDemoPanelDocked'
import { WorldActionButtons } from './WorldActionButtons'
import { formatWorldTime, useWorldTime, WorldClockControls, WorldInfoAndClock } from './WorldInfoAndClock'

const URGENT = ['behind', 'outdated', 'elsewhere', 'forgetful', 'pictureless']

export type DemoPanelConnection = Omit<WorldConnection, 'respond'>

export function DemoPanel({ world, viewer }: { world: DemoPanelConnection; viewer: ConsoleAppBridge }) {
  const [status, setStatus] = useState(world.status)
  useEffect(() => world.onStatus(setStatus), [world])
  const urgent = status.notices.find(({ kind }) => URGENT.includes(kind))?.kind
  const { training } = status
  const lesson = training?.lesson
  const taught: ActiveLesson | null = training && lesson && lesson.goals.length > 0 ? { ...training, lesson } : null
  const togglePause = usePauseToggle(world, status)
  useWorldResetShortcut(world, lesson?.goals.length === 0)
  const [isWatched] = useState(() => isInstructorTab(window.sessionStorage))
  const [isDocked, setDocked] = useDemoPanelDocked(taught !== null || isWatched)
  const [isOpen, setOpen] = useState(urgent !== undefined || isDocked || taught !== null)
  useEffect(() => {
    if (urgent !== undefined) setOpen(true)
  }, [urgent])
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  const now = useWorldTime(status)
  // Do not show a trainee that faults of the server are simulated: the trainee must find them without help.
  const hasFaults = status.faults.length > 0 && (!taught || isWatched)

  const close = useCallback(() => {
    setOpen(false)
    button.current?.focus()
  }, [])
  useEffect(() => closeByKey(panel, close), [close])
  useDockedLayout(isDocked && isOpen, viewer.collapseMenu)

  return (
    <aside className="demo" data-docked={(isDocked && isOpen) || undefined} aria-label="Демо-мир">
      <button
        ref={button}
        type="button"
        className="demo-button"
        aria-expanded={isOpen}
        aria-controls={id}
        data-news={status.notices.length > 0 || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="demo-name">{hasFaults ? 'Демо-мир, включены сбои' : 'Демо-мир'}</span>
        <span className="demo-badge" aria-hidden>
          Демо
        </span>
        <time className="demo-clock" aria-hidden>
          {formatWorldTime(now)}
        </time>
        {hasFaults && (
          <span className="demo-fault" aria-hidden>
            Сбои
          </span>
        )}
      </button>
      {isOpen && (
        <div ref={panel} id={id} className="demo-panel">
          <header className="demo-header">
            <h2>Демо-мир</h2>
            <button
              type="button"
              className="demo-dock"
              aria-pressed={isDocked}
              title={isDocked ? 'Панель поверх консоли' : 'Панель рядом с консолью'}
              onClick={() => setDocked(!isDocked)}
            >
              Закрепить
            </button>
            <button type="button" className="demo-close" aria-label="Закрыть" onClick={close}>
              ×
            </button>
          </header>
          <DemoNoticeList notices={status.notices} />
          {status.isRunning && isWatched && (
            <InstructorPanel world={world} status={status} taught={taught} togglePause={togglePause} />
          )}
          {status.isRunning && !isWatched && taught && <LessonPane world={world} status={status} training={taught} />}
          {taught || isWatched ? (
            <details className="demo-more">
              <summary>Мир и время</summary>
              <WorldTools world={world} status={status} viewer={viewer} hasRecorder={!isWatched} />
            </details>
          ) : (
            <>
              {status.isRunning && !lesson && <LunchPeakLink />}
              {lesson && status.isRunning && (
                <LessonWithoutGoals
                  world={world}
                  lesson={lesson}
                  besideUrl={(person) => demoUserUrl({ status, viewer, person })}
                />
              )}
              <ActiveFaultsNotice world={world} status={status} />
              <WorldTools world={world} status={status} viewer={viewer} />
            </>
          )}
        </div>
      )}
    </aside>
  )
}

/** Continues at the speed before the pause, or at the speed of the lesson if this page has only seen the pause. */
function usePauseToggle({ setSpeed }: DemoPanelConnection, { speed, training }: WorldHostStatus): () => void {
  const [lastSpeed, setLastSpeed] = useState(speed)
  if (speed > 0 && speed !== lastSpeed) setLastSpeed(speed)
  return () => setSpeed(speed > 0 ? 0 : lastSpeed || training?.lesson?.world.speed || 1)
}

type ToolsProps = {
  world: DemoPanelConnection
  status: WorldHostStatus
  viewer: ConsoleAppBridge
  hasRecorder?: boolean
}

function WorldTools({ world, status, viewer, hasRecorder = true }: ToolsProps) {
  const current = status.training?.lesson?.id
  return (
    <>
      <WorldClockControls world={world} status={status} />
      {status.isRunning && <AdvanceTimeButtons world={world} viewer={viewer} />}
      <DemoUserLinks status={status} viewer={viewer} />
      <CopyViewLinkButton status={status} viewer={viewer} />
      <LessonList world={world} current={current} title="Уроки" isScenes={false} />
      <LessonList world={world} current={current} title="Сцены" isScenes />
      <DemoScenarioList status={status} />
      {status.isRunning && hasRecorder && (
        <div className="demo-actions demo-steps">
          <LessonSolutionRecorder world={world} status={status} />
        </div>
      )}
      <WorldInfoAndClock status={status} />
      {status.isRunning && <WorldActionButtons world={world} status={status} />}
    </>
  )
}

/**
 * Escape closes the demo panel only while the focus is inside the panel, so that Escape still works in the application.
 */
function closeByKey(panel: RefObject<HTMLElement | null>, close: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && panel.current?.contains(document.activeElement)) close()
  }
  document.addEventListener('keydown', listen)
  return () => document.removeEventListener('keydown', listen)
}

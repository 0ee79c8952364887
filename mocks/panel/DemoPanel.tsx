import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { Connection } from '../demo/connect'
import type { HostStatus } from '../demo/host'
import { isWatching } from '../demo/lessonLink'
import type { Viewer } from '../demo/links'
import { CopyLink } from './CopyLink'
import { Faults } from './Faults'
import { Instructor } from './Instructor'
import { Neighbours } from './Neighbours'
import { Notices } from './Notices'
import './panel.css'
import './panelParts.css'
import './lessons.css'
import { LessonPane, type Taught } from './LessonPane'
import { Lessons } from './Lessons'
import { LunchPeakLink } from './LunchPeakLink'
import { Recorder } from './Recorder'
import { Scenarios } from './Scenarios'
import { ScenePane, useSceneKey } from './ScenePane'
import { TimeSteps } from './TimeSteps'
import { useDocked } from './useDocked'
import { WorldActions } from './WorldActions'
import { useWorldTime, WorldClock, WorldFacts, worldTime } from './WorldFacts'

const URGENT = ['behind', 'outdated', 'elsewhere', 'forgetful', 'pictureless']

export type PanelWorld = Omit<Connection, 'respond'>

export function DemoPanel({ world, viewer }: { world: PanelWorld; viewer: Viewer }) {
  const [status, setStatus] = useState(world.status)
  useEffect(() => world.onStatus(setStatus), [world])
  const urgent = status.notices.find(({ kind }) => URGENT.includes(kind))?.kind
  const { training } = status
  const lesson = training?.lesson
  const taught: Taught | null = training && lesson && lesson.goals.length > 0 ? { ...training, lesson } : null
  useSceneKey(world, lesson?.goals.length === 0)
  const [isWatched] = useState(() => isWatching(window.sessionStorage))
  const [isDocked, setDocked] = useDocked(taught !== null || isWatched)
  const [isOpen, setOpen] = useState(urgent !== undefined || isDocked || taught !== null)
  useEffect(() => {
    if (urgent !== undefined) setOpen(true)
  }, [urgent])
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  const now = useWorldTime(status)
  // A trainee must find the fault himself.
  const hasFaults = status.faults.length > 0 && (!taught || isWatched)

  const close = useCallback(() => {
    setOpen(false)
    button.current?.focus()
  }, [])
  useEffect(() => closeByKey(panel, close), [close])
  useEffect(() => {
    document.documentElement.classList.toggle('demo-docked', isDocked && isOpen)
  }, [isDocked, isOpen])

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
          {worldTime(now)}
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
          <Notices notices={status.notices} />
          {status.isRunning && isWatched && <Instructor world={world} status={status} taught={taught} />}
          {status.isRunning && !isWatched && taught && <LessonPane world={world} status={status} training={taught} />}
          {taught || isWatched ? (
            <details className="demo-more">
              <summary>Мир и время</summary>
              <WorldTools world={world} status={status} viewer={viewer} hasRecorder={!isWatched} />
            </details>
          ) : (
            <>
              {status.isRunning && !lesson && <LunchPeakLink />}
              {lesson && status.isRunning && <ScenePane world={world} lesson={lesson} />}
              <Faults world={world} status={status} />
              <WorldTools world={world} status={status} viewer={viewer} />
            </>
          )}
        </div>
      )}
    </aside>
  )
}

type ToolsProps = { world: PanelWorld; status: HostStatus; viewer: Viewer; hasRecorder?: boolean }

function WorldTools({ world, status, viewer, hasRecorder = true }: ToolsProps) {
  const current = status.training?.lesson?.id
  return (
    <>
      <WorldClock world={world} status={status} />
      {status.isRunning && <TimeSteps world={world} viewer={viewer} />}
      <Neighbours status={status} viewer={viewer} />
      <CopyLink status={status} viewer={viewer} />
      <Lessons world={world} current={current} title="Уроки" isScenes={false} />
      <Lessons world={world} current={current} title="Сцены" isScenes />
      <Scenarios status={status} />
      {status.isRunning && hasRecorder && (
        <div className="demo-actions demo-steps">
          <Recorder world={world} status={status} />
        </div>
      )}
      <WorldFacts status={status} />
      {status.isRunning && <WorldActions world={world} status={status} />}
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

import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { Connection } from '../demo/connect'
import { Notices } from './Notices'
import './panel.css'
import { Scenarios } from './Scenarios'
import { WorldActions } from './WorldActions'
import { WorldFacts } from './WorldFacts'

/** What a person has to know before he goes on; the panel opens for it by itself. */
const URGENT = ['behind', 'outdated', 'elsewhere']

/** What the panel needs of a world. */
export type PanelWorld = Omit<Connection, 'answer'>

/** The world of the demo: what it is, how it stands, and what can be done with it. A button until somebody asks. */
export function DemoPanel({ world }: { world: PanelWorld }) {
  const [status, setStatus] = useState(world.status)
  useEffect(() => world.onStatus(setStatus), [world])
  const urgent = status.notices.find(({ kind }) => URGENT.includes(kind))?.kind
  const [isOpen, setOpen] = useState(urgent !== undefined)
  useEffect(() => {
    if (urgent !== undefined) setOpen(true)
  }, [urgent])
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()

  const close = useCallback(() => {
    setOpen(false)
    button.current?.focus()
  }, [])
  useEffect(() => closeByKey(panel, close), [close])

  return (
    <aside className="demo" aria-label="Демо-мир">
      <button
        ref={button}
        type="button"
        className="demo-button"
        aria-label="Демо-мир"
        aria-expanded={isOpen}
        aria-controls={id}
        data-news={status.notices.length > 0 || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Globe />
      </button>
      {isOpen && (
        <div ref={panel} id={id} className="demo-panel">
          <header className="demo-header">
            <h2>Демо-мир</h2>
            <button type="button" className="demo-close" aria-label="Закрыть" onClick={close}>
              ×
            </button>
          </header>
          <Notices notices={status.notices} />
          <WorldFacts world={world} status={status} />
          {status.isRunning && <WorldActions world={world} status={status} />}
          <Scenarios />
        </div>
      )}
    </aside>
  )
}

/** Escape closes the panel while the focus is in it; elsewhere it belongs to the console. */
function closeByKey(panel: RefObject<HTMLElement | null>, close: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && panel.current?.contains(document.activeElement)) close()
  }
  document.addEventListener('keydown', listen)
  return () => document.removeEventListener('keydown', listen)
}

const Globe = () => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    aria-hidden="true"
  >
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18" />
  </svg>
)

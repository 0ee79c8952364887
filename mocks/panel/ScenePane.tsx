import { useEffect } from 'react'
import type { Lesson } from '../lessons/lesson'
import type { LessonConnection } from './LessonPane'

const RESET_KEY = 'F9'

/** While a scene runs, a keyboard shortcut restarts it, even if the demo panel is closed. */
export function useSceneResetShortcut({ reset }: Pick<LessonConnection, 'reset'>, isScene: boolean): void {
  useEffect(() => {
    if (!isScene) return
    const listen = (event: KeyboardEvent) => {
      if (event.key !== RESET_KEY) return
      event.preventDefault()
      void reset()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [reset, isScene])
}

export function ScenePane({ world, lesson }: { world: Pick<LessonConnection, 'reset'>; lesson: Lesson }) {
  return (
    <section className="lesson" aria-label={lesson.title}>
      <h3>{lesson.title}</h3>
      <p>{lesson.text}</p>
      <button type="button" aria-keyshortcuts={RESET_KEY} onClick={() => void world.reset()}>
        Начать заново ({RESET_KEY})
      </button>
    </section>
  )
}

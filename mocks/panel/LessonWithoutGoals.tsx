import { useEffect } from 'react'
import type { Lesson } from '../lessons/lesson'
import { DEMO_ACCOUNTS, type DemoAccountKey } from '../seeds/demoAccounts'
import type { LessonConnection } from './LessonPane'
import { PopupLink } from './PopupLink'

const RESET_KEY = 'F9'

export function useWorldResetShortcut({ reset }: Pick<LessonConnection, 'reset'>, isScene: boolean): void {
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

type Props = { world: Pick<LessonConnection, 'reset'>; lesson: Lesson; besideUrl: (person: DemoAccountKey) => string }

export function LessonWithoutGoals({ world, lesson, besideUrl }: Props) {
  const { beside } = lesson
  return (
    <section className="lesson" aria-label={lesson.title}>
      <h3>{lesson.title}</h3>
      <p>{lesson.text}</p>
      {beside && (
        <p>
          <PopupLink href={besideUrl(beside)}>Открыть рядом: {DEMO_ACCOUNTS[beside].title}</PopupLink>
        </p>
      )}
      <button type="button" aria-keyshortcuts={RESET_KEY} onClick={() => void world.reset()}>
        Начать заново ({RESET_KEY})
      </button>
    </section>
  )
}

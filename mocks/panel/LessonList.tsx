import { useState } from 'react'
import type { WorldConnection } from '../demo/connectToWorld'
import { lessonUrl } from '../demo/lessonLink'
import type { LessonProgress } from '../demo/lessonProgress'
import { BUILT_IN_LESSONS, findBuiltInLesson } from '../lessons/builtInLessons'
import type { Lesson } from '../lessons/lesson'
import { verdictOf } from './LessonReview'
import { isNewTabClick, openPopup } from './PopupLink'

type Props = { world: Pick<WorldConnection, 'command'>; current: string | undefined }

/**
 * List of lessons, or of demo scenes. A scene has no goals and always starts from the beginning. A click on an entry
 * with `beside` also opens a window for a second user.
 */
export function LessonList({ world, current, title, isScenes }: Props & { title: string; isScenes: boolean }) {
  const [known, setKnown] = useState<readonly LessonProgress[]>([])
  const isListed = ({ goals }: Lesson) => (goals.length === 0) === isScenes
  const imported = known.flatMap(({ lesson }) => (lesson && !findBuiltInLesson(lesson.id) ? lesson : []))
  async function load(): Promise<void> {
    setKnown((await world.command('lessons', {})) as LessonProgress[])
  }
  return (
    <details className="demo-more demo-scenarios" onToggle={({ currentTarget }) => currentTarget.open && void load()}>
      <summary>{title}</summary>
      <ul>
        {[...BUILT_IN_LESSONS, ...imported].filter(isListed).map((lesson) => (
          <li key={lesson.id} aria-current={lesson.id === current || undefined}>
            <a
              href={lessonUrl(lesson, new URLSearchParams(isScenes ? 'again=1' : ''))}
              onClick={(event) => {
                const { beside } = lesson
                if (beside && !isNewTabClick(event)) openPopup(lessonUrl(lesson, new URLSearchParams({ as: beside })))
              }}
            >
              {lesson.title}
            </a>
            <p>{isScenes ? lesson.text : `${lesson.minutes} мин · ${progressOf(lesson.id, known)}`}</p>
          </li>
        ))}
      </ul>
    </details>
  )
}

function progressOf(id: string, known: readonly LessonProgress[]): string {
  const training = known.find(({ lesson }) => lesson?.id === id)
  if (!training) return 'не начат'
  const { goals, endedAt } = training
  const reached = goals.filter(({ state }) => state === 'reached').length
  return `${endedAt === null ? 'начат' : verdictOf(training)}, целей ${reached} из ${goals.length}`
}

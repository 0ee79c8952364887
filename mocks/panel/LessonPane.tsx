import { useState } from 'react'
import type { WorldConnection } from '../demo/connectToWorld'
import type { LessonProgress } from '../demo/lessonProgress'
import type { WorldHostStatus } from '../demo/worldHost'
import type { Lesson, LessonHint } from '../lessons/lesson'
import { highlightElement } from './highlightElement'
import { LessonReview } from './LessonReview'
import { formatMinutesSeconds, useLessonSecond } from './lessonTime'

export type LessonConnection = Pick<WorldConnection, 'command' | 'reset'>
export type ActiveLesson = LessonProgress & { lesson: Lesson }

type Props = { world: LessonConnection; status: WorldHostStatus; training: ActiveLesson }

export function LessonPane({ world, status, training }: Props) {
  const { lesson, goals } = training
  const second = useLessonSecond(status)
  const current = goals.findIndex(({ state }) => state === 'open')
  return (
    <section className="lesson" aria-label={lesson.title}>
      <h3>{lesson.title}</h3>
      {current === 0 && <p>{lesson.text}</p>}
      <LessonGoalList training={training} />
      <CurrentGoal key={current} {...{ world, training, second }} index={current} isPaused={status.speed === 0} />
      {current > 0 && (
        <details className="demo-more">
          <summary>Задание</summary>
          <p>{lesson.text}</p>
        </details>
      )}
      <LessonReview key={String(current < 0)} world={world} training={training} start={status.start} />
    </section>
  )
}

const MARKS = {
  open: { mark: '○', word: 'впереди' },
  reached: { mark: '✓', word: 'достигнута' },
  missed: { mark: '×', word: 'не успели' },
}

type LessonGoalListProps = { training: ActiveLesson; showsOpen?: boolean }

/**
 * Lists the goals of a lesson that were reached or missed. `showsOpen` also lists the open goals, for the instructor. The trainee sees the
 * open goal in a card.
 */
export function LessonGoalList({ training: { lesson, goals }, showsOpen = false }: LessonGoalListProps) {
  const current = goals.findIndex(({ state }) => state === 'open')
  const listed = goals.flatMap((goal, index) => (showsOpen || goal.state !== 'open' ? { ...goal, index } : []))
  if (listed.length === 0) return null
  return (
    <ol className="lesson-goals" aria-label="Цели">
      {listed.map(({ state, index }) => (
        <li key={index} data-state={state} aria-current={index === current || undefined}>
          <span aria-hidden>{MARKS[state].mark}</span>
          {lesson.goals[index]?.text}
          <span className="demo-name">: {MARKS[state].word}</span>
        </li>
      ))}
    </ol>
  )
}

type GoalProps = { world: LessonConnection; training: ActiveLesson; index: number; second: number; isPaused: boolean }

function CurrentGoal({ world, training: { lesson, goals }, index, second, isPaused }: GoalProps) {
  const goal = lesson.goals[index]
  if (!goal) return null
  const left = (goal.before ?? lesson.minutes * 60) - second
  const taken = Math.min(goals[index]?.hints ?? 0, goal.hints.length)
  return (
    <div className="lesson-goal">
      <p role="status">
        <span className="lesson-count">
          Цель {index + 1} из {goals.length}
        </span>
        <strong>{goal.text}</strong>
      </p>
      <p className="lesson-left" data-late={left < 60 || undefined}>
        Осталось <time>{formatMinutesSeconds(left)}</time> <span role="status">{isPaused && 'на паузе'}</span>
      </p>
      {taken > 0 && (
        <ol className="lesson-hints" aria-label="Подсказки">
          {goal.hints.slice(0, taken).map((hint) => (
            <li key={JSON.stringify(hint)}>{typeof hint === 'string' ? hint : <ShowButton hint={hint} />}</li>
          ))}
        </ol>
      )}
      {taken < goal.hints.length && (
        <button type="button" onClick={() => void world.command('hint', { goal: index })}>
          Подсказка {taken + 1} из {goal.hints.length}
        </button>
      )}
    </div>
  )
}

function ShowButton({ hint }: { hint: Exclude<LessonHint, string> }) {
  const { role, name } = hint.show
  const [isMissing, setMissing] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setMissing(!highlightElement(role, name))}>
        Показать: «{name}»
      </button>
      <span role="status">{isMissing && ' Сейчас на экране этого нет: вернитесь к подсказкам «Где» и «Что».'}</span>
    </>
  )
}

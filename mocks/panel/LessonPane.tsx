import { useState } from 'react'
import type { Connection } from '../demo/connect'
import type { HostStatus } from '../demo/host'
import type { TrainingState } from '../demo/trainingState'
import type { Hint, Lesson } from '../lessons/lesson'
import { Debrief } from './Debrief'
import { lessonSecond, minutesText } from './lessonTime'
import { showElement } from './showElement'
import { useWorldTime } from './WorldFacts'

export type LessonWorld = Pick<Connection, 'command' | 'reset'>
export type Taught = TrainingState & { lesson: Lesson }

type Props = { world: LessonWorld; status: HostStatus; training: Taught }

/** The trainee's part of the panel: one goal at a time, then the debrief. */
export function LessonPane({ world, status, training }: Props) {
  const { lesson, goals, endedAt } = training
  const second = lessonSecond(status, useWorldTime(status))
  const current = goals.findIndex(({ state }) => state === 'open')
  const isOver = endedAt !== null
  return (
    <section className="lesson" aria-label={lesson.title}>
      <h3>{lesson.title}</h3>
      {second < 60 && !isOver && <p>{lesson.text}</p>}
      <GoalList training={training} />
      {!isOver && (
        <>
          <CurrentGoal key={current} world={world} training={training} index={current} second={second} />
          {second >= 60 && (
            <details className="demo-more">
              <summary>Что произошло</summary>
              <p>{lesson.text}</p>
            </details>
          )}
        </>
      )}
      <Debrief key={String(isOver)} world={world} training={training} start={status.start} />
    </section>
  )
}

const MARKS = {
  open: { mark: '○', word: 'впереди' },
  reached: { mark: '✓', word: 'достигнута' },
  missed: { mark: '×', word: 'не успели' },
}

/** A trainee reads one goal at a time; `isWhole` shows the texts of all. */
export function GoalList({ training: { lesson, goals }, isWhole = false }: { training: Taught; isWhole?: boolean }) {
  const current = goals.findIndex(({ state }) => state === 'open')
  if (!isWhole && goals.length < 2 && current === 0) return null
  return (
    <ol className="lesson-goals" aria-label="Цели">
      {goals.map(({ state }, index) => (
        <li key={lesson.goals[index]?.text} data-state={state} aria-current={index === current || undefined}>
          <span aria-hidden>{MARKS[state].mark}</span>
          {!isWhole && state === 'open' && index !== current ? `Цель ${index + 1}` : lesson.goals[index]?.text}
          <span className="demo-name">: {MARKS[state].word}</span>
        </li>
      ))}
    </ol>
  )
}

type GoalProps = { world: LessonWorld; training: Taught; index: number; second: number }

function CurrentGoal({ world, training: { lesson, goals }, index, second }: GoalProps) {
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
        Осталось <time>{minutesText(left)}</time>
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

function ShowButton({ hint }: { hint: Exclude<Hint, string> }) {
  const { role, name } = hint.show
  const [isMissing, setMissing] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setMissing(!showElement(role, name))}>
        Показать: «{name}»
      </button>
      <span role="status">{isMissing && ' Сейчас на экране этого нет: вернитесь к подсказке «Где».'}</span>
    </>
  )
}

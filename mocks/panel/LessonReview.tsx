import type { FormEvent, PropsWithChildren } from 'react'
import { downloadBlob } from '../../src/lib/download'
import { lessonUrl, nextLesson } from '../demo/lessonLink'
import type { LessonLogEntry, LessonProgress } from '../demo/lessonProgress'
import { DEMO_ACCOUNTS } from '../seeds/demoAccounts'
import type { ActiveLesson, LessonConnection } from './LessonPane'
import { formatMinutesSeconds } from './lessonTime'

const WORDS: Record<LessonLogEntry['kind'], string> = {
  call: 'Сделано',
  refused: 'Отказано',
  command: 'Событие',
  goal: 'Цель достигнута',
  missed: 'Не успели',
  violation: 'Нарушение',
  hint: 'Подсказка',
}

type Props = { world: LessonConnection; training: ActiveLesson; start: number }

export function LessonReview({ world, training, start }: Props) {
  const { lesson, endedAt } = training
  const isOver = endedAt !== null
  const next = isOver ? nextLesson(lesson.id, window.sessionStorage) : null
  return (
    <details className="demo-more lesson-debrief" open={isOver}>
      <summary>Разбор</summary>
      {isOver && (
        <div role="status">
          <p>
            <strong>Урок {verdictOf(training)}</strong>
          </p>
          <p>{resultText(training, start)}</p>
        </div>
      )}
      <LessonTimeline training={training} world={world} />
      {next && (
        <p>
          <a href={lessonUrl(next)}>Следующий урок: {next.title}</a>
        </p>
      )}
      {isOver && <SaveResult training={training} start={start} />}
    </details>
  )
}

/**
 * The log of a lesson. If `world` is given, each log line with a rewind point has a button that restarts the lesson
 * from that point. After the lesson has ended, the lines after the last goal have no button, because the restarted
 * lesson would end at once. The first line has a link instead of a button: it restarts the lesson and opens the
 * lesson's first screen.
 */
export function LessonTimeline({ training, world }: { training: ActiveLesson; world?: LessonConnection }) {
  const { lesson, log, endedAt } = training
  const isEnd = (index: number) =>
    endedAt !== null && !log.slice(index + 1).some(({ kind }) => kind === 'goal' || kind === 'missed')
  return (
    <ol aria-label="Ход урока">
      <Line second={0} text="Начало урока">
        {world && <a href={lessonUrl(lesson, new URLSearchParams('again=1'))}>Начать урок заново</a>}
      </Line>
      {log.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only appended
        <Line key={index} {...line} word={WORDS[line.kind]}>
          {world && line.point !== undefined && !isEnd(index) && (
            <button type="button" onClick={() => void world.command('rewind', { point: line.point })}>
              Повторить с этого места
            </button>
          )}
        </Line>
      ))}
    </ol>
  )
}

type LineProps = PropsWithChildren<Partial<LessonLogEntry> & { second: number; text: string; word?: string }>

function Line({ second, kind, text, person, word, children }: LineProps) {
  const title = Object.values(DEMO_ACCOUNTS).find(({ phone }) => phone === person)?.title
  return (
    <li data-kind={kind}>
      <time>{formatMinutesSeconds(second)}</time>
      <div>
        {word && <span className="lesson-kind">{word}</span>} {text}
        {title && <span className="lesson-who"> · {title}</span>}
        {children}
      </div>
    </li>
  )
}

const countOf = ({ log }: LessonProgress, kind: LessonLogEntry['kind']): number =>
  log.filter((line) => line.kind === kind).length

export function verdictOf(training: LessonProgress): string {
  if (!training.goals.every(({ state }) => state === 'reached')) return 'не пройден'
  return countOf(training, 'violation') > 0 ? 'пройден с нарушениями' : 'пройден'
}

function resultText(training: ActiveLesson, start: number): string {
  const { goals, endedAt } = training
  const reached = goals.filter(({ state }) => state === 'reached').length
  const parts = [
    `Достигнуто целей: ${reached} из ${goals.length}`,
    `время ${formatMinutesSeconds((endedAt ?? 0) - start / 1000)}`,
    `подсказок ${countOf(training, 'hint')}`,
    `нарушений ${countOf(training, 'violation')}`,
  ]
  return `${parts.join(', ')}.`
}

function SaveResult({ training, start }: Omit<Props, 'world'>) {
  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('name')
    const { lesson, log } = training
    const lines = log.map(({ second, kind, text }) => `${formatMinutesSeconds(second)}\t${WORDS[kind]}\t${text}`)
    const text = [lesson.title, name, resultText(training, start), '', ...lines].join('\n')
    downloadBlob(new Blob([text], { type: 'text/plain' }), `${lesson.id} ${name}.txt`)
  }
  return (
    <form className="demo-actions" onSubmit={save}>
      <label>
        Имя <input name="name" required maxLength={60} />
      </label>
      <button type="submit">Сохранить результат</button>
    </form>
  )
}

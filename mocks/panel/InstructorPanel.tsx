import { type FormEvent, useState } from 'react'
import type { WorldHostStatus } from '../demo/worldHost'
import { ActiveFaultsNotice } from './ActiveFaultsNotice'
import { type ActiveLesson, type LessonConnection, LessonGoalList } from './LessonPane'
import { LessonTimeline } from './LessonReview'
import { LessonSolutionRecorder } from './LessonSolutionRecorder'
import { formatMinutesSeconds, useLessonSecond } from './lessonTime'

/** Without `value`, the default is the last id of this name in the lesson's commands. */
type Field = { name: string; label: string; value?: number }
const ORDER: Field = { name: 'orderId', label: 'Номер заказа' }
const COURIER: Field = { name: 'courierId', label: 'Номер курьера' }
const MINUTES: Field = { name: 'minutes', label: 'Минут', value: 20 }

const COMMANDS: Record<string, { title: string; fields: Field[] }> = {
  holdUp: { title: 'Задержать заказ', fields: [ORDER, MINUTES] },
  breakDown: { title: 'Курьер сломался', fields: [COURIER] },
  noShow: { title: 'Курьер не выйдет на смену', fields: [COURIER] },
  rush: { title: 'Наплыв заказов', fields: [{ name: 'factor', label: 'Во сколько раз', value: 2 }, MINUTES] },
}

type Props = { world: LessonConnection; status: WorldHostStatus; taught: ActiveLesson | null; togglePause: () => void }

export function InstructorPanel({ world, status, taught, togglePause }: Props) {
  const second = useLessonSecond(status)
  return (
    <section className="lesson" aria-label="Инструктор">
      <h3>Инструктор</h3>
      {taught ? (
        <>
          <p>
            {taught.lesson.title}, <time>{formatMinutesSeconds(second)}</time> из {taught.lesson.minutes} мин
          </p>
          <LessonGoalList training={taught} showsOpen />
        </>
      ) : (
        <p>В этом мире урок не идёт.</p>
      )}
      <div className="demo-actions demo-steps">
        <button type="button" onClick={togglePause}>
          {status.speed === 0 ? 'Продолжить' : 'Пауза'}
        </button>
        <LessonSolutionRecorder world={world} status={status} />
      </div>
      <ActiveFaultsNotice world={world} status={status} />
      <EventForm world={world} entries={status.training?.lesson?.entries ?? []} />
      {taught && (
        <details className="demo-more lesson-debrief" open>
          <summary>Ход урока</summary>
          <LessonTimeline training={taught} />
        </details>
      )}
    </section>
  )
}

function EventForm({ world, entries }: { world: LessonConnection; entries: ActiveLesson['lesson']['entries'] }) {
  const lessonIds: Record<string, number> = Object.assign({}, ...entries.map(({ payload }) => payload))
  const [name, setName] = useState('holdUp')
  const [said, setSaid] = useState<{ text: string; isRefused: boolean } | null>(null)
  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)]
    const payload = Object.fromEntries(typed.map(([field, value]) => [field, Number(value)]))
    setSaid(null)
    try {
      await world.command(name, payload)
      setSaid({ text: `${COMMANDS[name]?.title}: отправлено`, isRefused: false })
    } catch (error) {
      setSaid({ text: error instanceof Error ? error.message : String(error), isRefused: true })
    }
  }
  return (
    <form className="lesson-form" onSubmit={(event) => void send(event)}>
      <label>
        Событие
        <select value={name} onChange={(event) => setName(event.target.value)}>
          {Object.entries(COMMANDS).map(([command, { title }]) => (
            <option key={command} value={command}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {COMMANDS[name]?.fields.map((field) => (
        <label key={`${name} ${field.name}`}>
          {field.label}
          <input name={field.name} type="number" min={1} required defaultValue={field.value ?? lessonIds[field.name]} />
        </label>
      ))}
      <button type="submit">Отправить</button>
      <p role={said?.isRefused ? 'alert' : 'status'}>{said?.text}</p>
    </form>
  )
}

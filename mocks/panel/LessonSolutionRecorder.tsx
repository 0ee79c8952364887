import { downloadBlob } from '../../src/lib/download'
import type { ScriptedDemoCommand } from '../demo/commandScriptRunner'
import type { WorldConnection } from '../demo/connectToWorld'
import { formatOfficeDateTime } from '../demo/scenarios'
import type { WorldHostStatus } from '../demo/worldHost'
import type { Lesson } from '../lessons/lesson'

type Props = { world: Pick<WorldConnection, 'command'>; status: WorldHostStatus }

export function LessonSolutionRecorder({ world, status }: Props) {
  const isOn = Boolean(status.training?.recorded)
  async function toggle(): Promise<void> {
    const recorded = (await world.command('record', { isOn: !isOn })) as ScriptedDemoCommand[]
    if (!isOn) return
    const lesson = { ...(status.training?.lesson ?? emptyLesson(status)), solution: recorded }
    downloadBlob(new Blob([JSON.stringify(lesson, null, 2)], { type: 'application/json' }), `${lesson.id}.json`)
  }
  return (
    <button type="button" aria-pressed={isOn} onClick={() => void toggle()}>
      {isOn ? `Сохранить запись: ${status.training?.recorded?.length ?? 0}` : 'Записать решение'}
    </button>
  )
}

const emptyLesson = ({ seed, size, at, start }: WorldHostStatus): Lesson => ({
  ...{ format: 1, id: 'new-lesson', title: 'Новый урок', text: '', person: 'operator', minutes: 10, screen: '/orders' },
  world: { seed, size, at: at ?? formatOfficeDateTime(start).slice(0, 16), speed: 1 },
  ...{ entries: [], goals: [], never: [], solution: [] },
})

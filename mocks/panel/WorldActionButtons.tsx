import { type ChangeEvent, useRef, useState } from 'react'
import { downloadBlob } from '../../src/lib/download'
import type { WorldConnection } from '../demo/connectToWorld'
import type { WorldHostStatus } from '../demo/worldHost'

type Props = { world: Pick<WorldConnection, 'reset' | 'exportWorld' | 'importWorld'>; status: WorldHostStatus }

export function WorldActionButtons({ world, status }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const file = useRef<HTMLInputElement>(null)

  async function run(what: string, action: () => Promise<unknown>): Promise<void> {
    setBusy(what)
    setProblem(null)
    try {
      await action()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
    setBusy(null)
  }

  const save = () =>
    run('Готовим файл…', async () => {
      const file = new Blob([await world.exportWorld()], { type: 'application/json' })
      downloadBlob(file, `demo-mir-${status.seed}-${status.size}.json`)
    })

  function load(event: ChangeEvent<HTMLInputElement>): void {
    const [chosen] = event.target.files ?? []
    if (chosen) void run('Проверяем файл…', async () => world.importWorld(await chosen.text()))
    // Reset the input so that the same file can be chosen again.
    event.target.value = ''
  }

  return (
    <>
      {isAsking ? (
        <div className="demo-actions">
          <p>Все изменения в этом мире пропадут.</p>
          {/* The Cancel button takes the position of «Сбросить» (reset), so that a double click does not reset the mock world. */}
          <button type="button" disabled={busy !== null} onClick={() => setAsking(false)}>
            Отмена
          </button>
          <button
            type="button"
            data-danger
            disabled={busy !== null}
            onClick={() => void run('Начинаем заново…', world.reset)}
          >
            Сбросить мир
          </button>
        </div>
      ) : (
        <div className="demo-actions">
          <button type="button" disabled={busy !== null} onClick={() => setAsking(true)}>
            Сбросить
          </button>
          <button type="button" disabled={busy !== null} onClick={() => void save()}>
            Экспорт
          </button>
          <button type="button" disabled={busy !== null} onClick={() => file.current?.click()}>
            Импорт
          </button>
        </div>
      )}
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        aria-label="Файл демо-мира"
        hidden
        onChange={load}
      />
      <p className="demo-busy" role="status">
        {busy}
      </p>
      {problem !== null && (
        <p className="demo-notice" data-tone="danger" role="alert">
          {problem} Мир остался прежним.
        </p>
      )}
    </>
  )
}

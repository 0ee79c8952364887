import type { Connection } from '../demo/connect'
import type { HostStatus } from '../demo/host'
import type { FaultRule } from '../server/faults'

const KINDS: Record<FaultRule['kind'], string> = {
  slow: 'медленные ответы',
  status: 'отказы',
  malformed: 'испорченные ответы',
  cut: 'обрывы',
  lost: 'потерянные ответы',
  drop: 'пропавшие события',
  duplicate: 'двойные события',
  reorder: 'события не по порядку',
  silence: 'молчание событий',
}

type Props = { world: Pick<Connection, 'command'>; status: Pick<HostStatus, 'faults'> }

export function Faults({ world, status: { faults } }: Props) {
  if (faults.length === 0) return null
  return (
    <div className="demo-notice" data-tone="warning">
      <p>Включены сбои: {[...new Set(faults.map(({ kind }) => KINDS[kind]))].join(', ')}</p>
      <button type="button" onClick={() => void world.command('faults', { rules: [] })}>
        Выключить сбои
      </button>
    </div>
  )
}

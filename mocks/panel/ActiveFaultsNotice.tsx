import type { WorldConnection } from '../demo/connectToWorld'
import { describeFaultRule } from '../demo/describeFaultRule'
import type { WorldHostStatus } from '../demo/worldHost'

type Props = { world: Pick<WorldConnection, 'command'>; status: Pick<WorldHostStatus, 'faults' | 'isRunning'> }

export function ActiveFaultsNotice({ world, status: { faults, isRunning } }: Props) {
  if (faults.length === 0) return null
  return (
    <fieldset className="demo-notice demo-faults" data-tone="danger" aria-label="Сбои">
      <ul>
        {faults.map(describeFaultRule).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {isRunning && (
        <button type="button" onClick={() => void world.command('faults', { rules: [] })}>
          Выключить сбои
        </button>
      )}
    </fieldset>
  )
}

import { Button } from 'antd'
import { SHIFT_DEVIATION_LABEL, SHIFT_DEVIATIONS, type ShiftDeviation } from '../../domain/shiftDeviations'

export type DeviationTilesProps = {
  deviations: ReadonlyMap<number, readonly ShiftDeviation[]>
  chosen: ShiftDeviation | undefined
  onChoose: (deviation: ShiftDeviation | undefined) => void
}

export function DeviationTiles({ deviations, chosen, onChoose }: DeviationTilesProps) {
  const counts = SHIFT_DEVIATIONS.map((deviation) => ({
    deviation,
    count: [...deviations.values()].filter((found) => found.includes(deviation)).length,
  })).filter(({ deviation, count }) => count > 0 || deviation === chosen)
  if (counts.length === 0) return null
  return (
    <fieldset className="deviation-tiles" aria-label="Отклонения на странице">
      {counts.map(({ deviation, count }) => (
        <Button
          key={deviation}
          size="small"
          type={deviation === chosen ? 'primary' : 'default'}
          aria-pressed={deviation === chosen}
          onClick={() => onChoose(deviation === chosen ? undefined : deviation)}
        >
          {`${SHIFT_DEVIATION_LABEL[deviation]}: ${count}`}
        </Button>
      ))}
    </fieldset>
  )
}

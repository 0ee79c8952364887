import { Button } from 'antd'
import { SHIFT_ANOMALIES, SHIFT_ANOMALY_LABEL, type ShiftAnomaly } from '../../domain/shiftAnomalies'
import { PageScopeLabel } from '../../kit/list/PageScopeLabel'

type ShiftAnomalyTilesProps = {
  anomalies: ReadonlyMap<number, readonly ShiftAnomaly[]>
  pageCount: number
  chosen: ShiftAnomaly | undefined
  onChoose: (anomaly: ShiftAnomaly | undefined) => void
}

export function ShiftAnomalyTiles({ anomalies, pageCount, chosen, onChoose }: ShiftAnomalyTilesProps) {
  const counts = SHIFT_ANOMALIES.map((anomaly) => ({
    anomaly,
    count: [...anomalies.values()].filter((found) => found.includes(anomaly)).length,
  })).filter(({ anomaly, count }) => count > 0 || anomaly === chosen)
  if (counts.length === 0) return null
  return (
    <fieldset className="anomaly-tiles" aria-label="Отклонения на странице">
      <PageScopeLabel pageCount={pageCount} />
      {counts.map(({ anomaly, count }) => (
        <Button
          key={anomaly}
          size="small"
          type={anomaly === chosen ? 'primary' : 'default'}
          aria-pressed={anomaly === chosen}
          onClick={() => onChoose(anomaly === chosen ? undefined : anomaly)}
        >
          {`${SHIFT_ANOMALY_LABEL[anomaly]}: ${count}`}
        </Button>
      ))}
    </fieldset>
  )
}

import { Alert, Button, Skeleton } from 'antd'
import { memo } from 'react'
import { COURIER_TYPE_LABEL, isCourierType } from '../../domain/couriers'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorPanel } from '../../ui/ErrorPanel'
import type { LayerCourier } from './layer'
import { type DueTimes, isLate, markTone, positionText } from './layerMarks'
import type { CourierLayer } from './useCourierLayer'

export type CourierListProps = {
  layer: CourierLayer
  due: DueTimes
  hasCity: boolean
  selectedId: number | null
  onSelect: (id: number) => void
}

/** The couriers of the map in words; it is also how the map is used without a mouse. */
export function CourierList({ layer, due, hasCity, selectedId, onSelect }: CourierListProps) {
  const { couriers, loaded, now } = layer
  if (!hasCity) return <EmptyState title="Нет доступных городов" hint="Их назначает администратор" />
  if (!couriers) {
    if (loaded.failure) return <ErrorPanel failure={loaded.failure} onRetry={loaded.reload} />
    return <Skeleton active title={false} paragraph={{ rows: 8 }} className="courier-map__loading" />
  }
  return (
    <>
      {loaded.failure && (
        <Alert
          type="error"
          showIcon
          title="Не удалось обновить"
          description={loaded.failure.hint ?? loaded.failure.message}
          action={
            <Button size="small" onClick={loaded.reload}>
              Обновить
            </Button>
          }
        />
      )}
      {couriers.length === 0 ? (
        <EmptyState title="Курьеры отсутствуют" hint="В этом городе никто не на смене" />
      ) : (
        <ul className="courier-map__list" aria-label="Курьеры">
          {couriers.map((courier) => (
            <CourierRow
              key={courier.id}
              id={courier.id}
              fio={courier.fio}
              words={wordsOf(courier, due, now)}
              tone={markTone(courier, due, now)}
              isSelected={courier.id === selectedId}
              onSelect={onSelect}
            />
          ))}
        </ul>
      )}
    </>
  )
}

type RowProps = {
  id: number
  fio: string
  words: string
  tone: ReturnType<typeof markTone>
  isSelected: boolean
  onSelect: (id: number) => void
}

/** Memoised, and given texts alone: of a thousand rows a new response changes some. */
const CourierRow = memo(function CourierRow({ id, fio, words, tone, isSelected, onSelect }: RowProps) {
  return (
    <li>
      <button
        type="button"
        className="courier-row"
        data-courier={id}
        aria-pressed={isSelected}
        onClick={() => onSelect(id)}
      >
        <span className={`courier-row__dot courier-row__dot--${tone}`} />
        <span className="courier-row__words">
          <span className="courier-row__fio">{fio}</span>
          <span className="courier-row__state">{words}</span>
        </span>
      </button>
    </li>
  )
})

/** What he does, how he goes, and how old his position is. */
function wordsOf(courier: LayerCourier, due: DueTimes, now: number): string {
  const type = isCourierType(courier.courierTypeId) ? COURIER_TYPE_LABEL[courier.courierTypeId] : undefined
  const late = isLate(courier, due, now) && 'опаздывает'
  return [courier.state, late, type, positionText(courier, now)].filter(Boolean).join(' · ')
}

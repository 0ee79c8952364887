import { Alert, Button, Skeleton } from 'antd'
import { useSnapshot } from 'valtio'
import type { CourierPlace } from '../../domain/courierPlaces'
import { COURIER_TYPE_LABEL, isCourierType } from '../../domain/couriers'
import type { Failure } from '../../lib/failure'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorPanel } from '../../ui/ErrorPanel'
import { courierMap, refresh } from './courierMapStore'

/** The couriers of the map in words; it is also how the map is used without a mouse. */
export function CourierList({ selectedId, onSelect }: { selectedId: number | null; onSelect: (id: number) => void }) {
  const { cityId, couriers, failure } = useSnapshot(courierMap)
  if (cityId === null) return <EmptyState title="Нет доступных городов" hint="Их назначает администратор" />
  if (!couriers) {
    if (failure) return <ErrorPanel failure={failure as Failure} onRetry={() => void refresh()} />
    return <Skeleton active title={false} paragraph={{ rows: 8 }} className="courier-map__loading" />
  }
  return (
    <>
      {failure && (
        <Alert
          type="error"
          showIcon
          title="Не удалось обновить"
          description={failure.hint ?? failure.message}
          action={
            <Button size="small" onClick={() => void refresh()}>
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
            <li key={courier.id}>
              <CourierRow
                courier={courier}
                isSelected={courier.id === selectedId}
                onSelect={() => onSelect(courier.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function CourierRow({
  courier: { fio, courierTypeId, isBusy, state, place },
  isSelected,
  onSelect,
}: {
  courier: CourierPlace
  isSelected: boolean
  onSelect: () => void
}) {
  const type = isCourierType(courierTypeId) ? COURIER_TYPE_LABEL[courierTypeId] : undefined
  return (
    <button type="button" className="courier-row" aria-pressed={isSelected} disabled={!place} onClick={onSelect}>
      <span className={`courier-row__dot courier-row__dot--${isBusy ? 'busy' : 'free'}`} />
      <span className="courier-row__words">
        <span className="courier-row__fio">{fio}</span>
        <span className="courier-row__state">
          {[state, type, place ? undefined : 'нет координат'].filter(Boolean).join(' · ')}
        </span>
      </span>
    </button>
  )
}

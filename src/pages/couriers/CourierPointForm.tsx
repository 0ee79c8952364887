import { useMemo } from 'react'
import {
  type Courier,
  type CourierDispatchPointBody,
  changeCourierPoint,
  loadCouriersByPoint,
} from '../../api/couriers'
import { loadPointOptions } from '../../api/dictionaries'
import { ModalForm } from '../../kit/form/ModalForm'
import { RequestFailure } from '../../lib/failure'
import { type LoadedValue, mapLoadedValue } from '../../lib/loadedValue'
import { fieldNames } from '../../ui/form/fieldNames'
import { requiredRule } from '../../ui/form/fieldRules'
import { SelectField } from '../../ui/form/SelectField'
import { useLoadedValue } from '../../ui/load/useLoadedValue'

type CourierPointFormProps = {
  open: boolean
  id: number
  cityId: number | undefined
  /** The couriers of the city. The URL may have the id of a courier who is not among them. */
  couriers: LoadedValue<readonly Courier[]>
  onChanged: () => void
  onSaved: () => void
  onClose: () => void
}

const field = fieldNames<CourierDispatchPointBody>()

export function CourierPointForm({ open, id, cityId, couriers, onChanged, onSaved, onClose }: CourierPointFormProps) {
  const points = useLoadedValue(loadPointOptions, [cityId], { skip: !open })
  const known = couriers.value?.find((courier) => courier.id === id)
  const pointId = known?.point?.id
  const start = useMemo(() => (pointId === undefined ? {} : { pointId }), [pointId])
  const options = points.value ?? []
  return (
    <ModalForm<CourierDispatchPointBody>
      open={open}
      title="Смена отправной точки"
      mode="edit"
      entity={{
        // Without the couriers the current point is unknown. If they arrived later, it would count as a change by a colleague.
        ...mapLoadedValue<unknown, Partial<CourierDispatchPointBody>>(couriers.value ? points : couriers, () => start),
        latest:
          pointId === undefined || cityId === undefined ? undefined : (signal) => loadCourierPoint(cityId, id, signal),
      }}
      submit={({ pointId: chosen }) => changeCourierPoint(id, chosen)}
      success="Отправная точка изменена"
      onChanged={onChanged}
      onSaved={onSaved}
      onClose={onClose}
    >
      <p>{known?.fio ?? `Курьер № ${id}`}</p>
      <SelectField
        name={field('pointId')}
        label="Отправная точка"
        rule={requiredRule}
        options={options}
        hint={points.value?.length === 0 ? 'Список районов пуст' : undefined}
      />
    </ModalForm>
  )
}

/** Throws if the courier's dispatch point is unknown: the form would take an empty value for a change by a colleague. */
async function loadCourierPoint(cityId: number, id: number, signal: AbortSignal): Promise<CourierDispatchPointBody> {
  const points = await loadCouriersByPoint(cityId, signal)
  const own = points.find(({ couriers }) => couriers.some((courier) => courier.id === id))
  const pointId = (own?.couriers.find((courier) => courier.id === id)?.point ?? own?.point)?.id
  if (pointId === undefined) throw new RequestFailure({ message: 'Отправная точка курьера неизвестна' })
  return { pointId }
}

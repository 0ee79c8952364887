import { createPoint, type DispatchPoint, type DispatchPointBody, loadPoint, updatePoint } from '../../api/points'
import { ENABLED_OPTIONS } from '../../domain/labeledOptions'
import type { EntryFormProps } from '../../kit/directory/EntryDialogs'
import { ModalForm } from '../../kit/form/ModalForm'
import { findDuplicatePoint } from '../../parts/duplicates'
import { useCityOptions } from '../../session/cityOptions'
import { fieldNames } from '../../ui/form/fieldNames'
import { requiredRule } from '../../ui/form/fieldRules'
import { emptyToNull, omitUnloadedFields } from '../../ui/form/formValues'
import { SelectField } from '../../ui/form/SelectField'
import { TextAreaField } from '../../ui/form/TextAreaField'
import { TextField } from '../../ui/form/TextField'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import { defaultPointPosition, PointPositionField } from './PointPositionField'
import './points.css'

type PointFormProps = EntryFormProps & {
  cityId?: number | undefined
  listed?: readonly DispatchPoint[] | undefined
}

const field = fieldNames<DispatchPointBody>()

const POINT_MERGE = { together: [['lat', 'long']] }

export function PointForm({ open, id, cityId, listed, onSaved, onAway, onClose }: PointFormProps) {
  const cities = useCityOptions()
  // If the form was opened from the command palette, no city has been chosen yet, so the user's first city is preselected.
  const listCity = cityId ?? cities[0]?.value
  const isOwn = cities.some(({ value }) => value === listCity)
  const entity = useLoadedValue(loadValues, [id])
  const submit = (values: DispatchPointBody, saved: Partial<DispatchPointBody>) => {
    const point = emptyToNull(values, ['description'])
    return id === undefined ? createPoint(point) : updatePoint(id, omitUnloadedFields(point, saved, ['description']))
  }
  return (
    <ModalForm
      open={open}
      title={id === undefined ? 'Новая отправная точка' : 'Редактирование отправной точки'}
      width={720}
      mode={id === undefined ? 'create' : 'edit'}
      entity={entity}
      blank={{ ...defaultPointPosition(isOwn ? listed : undefined), ...(isOwn ? { cityId: listCity } : {}) }}
      submit={submit}
      merge={POINT_MERGE}
      duplicate={findDuplicatePoint}
      onSaved={onSaved}
      onAway={onAway}
      onClose={onClose}
    >
      <div className="form-pair">
        <TextField name={field('name')} label="Название" rule={requiredRule} />
        <SelectField name={field('cityId')} label="Город" options={cities} rule={requiredRule} />
        <TextAreaField name={field('description')} label="Описание" rows={1} />
        <SelectField name={field('status')} label="Статус" options={ENABLED_OPTIONS} rule={requiredRule} />
      </div>
      <PointPositionField id={id} listed={cityId === undefined || !listed ? undefined : { cityId, points: listed }} />
    </ModalForm>
  )
}

async function loadValues(id: number, signal: AbortSignal): Promise<Partial<DispatchPointBody>> {
  const { name, description, cityId, status, lat, long } = await loadPoint(id, signal)
  const found = { name, description, cityId, status, lat, long }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

import { Alert } from 'antd'
import { useFormState } from 'react-final-form'
import type { CompanyPoint } from '../../../api/companies'
import { loadPoint } from '../../../api/points'
import { BRANCH_STATUS_OPTIONS } from '../../../domain/companies'
import type { Option } from '../../../domain/labeledOptions'
import { createLoadedValue, type LoadedValue } from '../../../lib/loadedValue'
import { getUnreadableCount, setUnreadableCount } from '../../../lib/unreadableRowCount'
import { useAccess } from '../../../session/sessionHooks'
import { FieldRows } from '../../../ui/form/FieldRows'
import { type FieldNamesOf, fieldNames } from '../../../ui/form/fieldNames'
import { combineFieldRules, requiredRule } from '../../../ui/form/fieldRules'
import { NumberField } from '../../../ui/form/NumberField'
import { SelectField } from '../../../ui/form/SelectField'
import { useFieldValue, useFormValue } from '../../../ui/form/useFieldValue'
import { uniqueInRowsRule, useOptionsUnusedInRows } from '../../../ui/form/useOptionsUnusedInRows'
import { LoadFailureAlert } from '../../../ui/load/LoadFailureAlert'
import { UnreadableRowsAlert } from '../../../ui/load/UnreadableRowsAlert'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { type BranchValues, type BranchZoneValues, NEW_BRANCH_ZONE } from './branchValues'

const field = fieldNames<BranchValues>()

const ZONE_RULE = combineFieldRules<number>(
  requiredRule,
  uniqueInRowsRule(field('deliveryZones'), 'deliveryZoneId', 'Эта зона уже есть в другой строке'),
)

const UNKNOWN_ZONES = 'Зоны филиала не загрузились. Сохранение оставит их прежними, если не добавлять зоны здесь'

type BranchZoneFieldsProps = { isNew: boolean; points: readonly CompanyPoint[] }

export function BranchZoneFields({ isNew, points }: BranchZoneFieldsProps) {
  const pointId = useFieldValue(field('pointId'))
  const zones = usePointZones(pointId, points)
  const options = zones.value ?? []
  const chosen = useFormValue((values) =>
    (values as Partial<BranchValues>).deliveryZones?.map((row) => row?.deliveryZoneId),
  )
  const { initialValues } = useFormState<BranchValues>({ subscription: { initialValues: true } })
  const areUnknown = initialValues?.deliveryZones === undefined
  const own = chosen?.filter((id) => id === undefined || options.some(({ value }) => value === id)) ?? []
  // The add button is disabled when every zone of the point has a row. A row with a zone that was removed from the point does not count.
  const isUsedUp = zones.value !== undefined && own.length >= options.length
  return (
    <>
      <LoadFailureAlert of={zones} />
      <UnreadableRowsAlert of={zones.value} noun="zone" />
      {pointId !== undefined && !chosen?.length && areUnknown && (
        <Alert type="warning" showIcon title={UNKNOWN_ZONES} />
      )}
      <FieldRows
        name={field('deliveryZones')}
        label="Зоны доставки"
        addText="Добавить зону"
        newRow={NEW_BRANCH_ZONE}
        columns="1.6fr 1fr 1fr"
        canAdd={zones.status !== 'idle' && !isUsedUp}
      >
        {(row, index) => (
          <ZoneRow row={row} index={index} isNew={isNew} options={options} isLoading={zones.status === 'loading'} />
        )}
      </FieldRows>
    </>
  )
}

type ZoneRowProps = {
  row: FieldNamesOf<BranchZoneValues>
  index: number
  isNew: boolean
  options: readonly Option<number>[]
  isLoading: boolean
}

/** Offers only the zones that no other row has chosen. The zone's status is a required field only in a new branch. */
function ZoneRow({ row, index, isNew, options, isLoading }: ZoneRowProps) {
  const free = useOptionsUnusedInRows(field('deliveryZones'), index, 'deliveryZoneId', options)
  return (
    <>
      <SelectField name={row('deliveryZoneId')} label="Зона" options={free} loading={isLoading} rule={ZONE_RULE} />
      <NumberField name={row('price')} label="Стоимость" suffix="₸" />
      <SelectField
        name={row('status')}
        label="Статус"
        options={BRANCH_STATUS_OPTIONS}
        {...(isNew ? { rule: requiredRule } : {})}
      />
    </>
  )
}

/**
 * Returns the zones of the chosen point. The company's response contains them if the point is one of the company's; otherwise they are
 * loaded, which needs the `point_view` permission.
 */
function usePointZones(pointId: number | undefined, points: readonly CompanyPoint[]): LoadedValue<Option<number>[]> {
  const mayView = useAccess()('point_view')
  const known = points.find(({ id }) => id === pointId)
  const loaded = useLoadedValue(loadZones, [pointId], { skip: known !== undefined || !mayView })
  return known ? createLoadedValue(zoneOptions(known)) : loaded
}

const loadZones = async (pointId: number, signal: AbortSignal) => zoneOptions(await loadPoint(pointId, signal))

const zoneOptions = ({ deliveryZones }: { deliveryZones: { id: number; name: string }[] }): Option<number>[] =>
  setUnreadableCount(
    deliveryZones.map(({ id, name }) => ({ value: id, label: name })),
    getUnreadableCount(deliveryZones),
  )

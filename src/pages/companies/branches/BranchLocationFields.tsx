import type { CompanyPoint } from '../../../api/companies'
import { loadPointOptions } from '../../../api/dictionaries'
import type { Option } from '../../../domain/labeledOptions'
import { copyUnreadableCount } from '../../../lib/unreadableRowCount'
import { useCityOptions } from '../../../session/cityOptions'
import { fieldNames } from '../../../ui/form/fieldNames'
import { requiredRule } from '../../../ui/form/fieldRules'
import { SelectField } from '../../../ui/form/SelectField'
import { useFieldValue, useSetFieldValue } from '../../../ui/form/useFieldValue'
import { LoadFailureAlert } from '../../../ui/load/LoadFailureAlert'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { type BranchValues, branchZonesAfterReset } from './branchValues'

const field = fieldNames<BranchValues>()

type BranchLocationFieldsProps = { isNew: boolean; points: readonly CompanyPoint[] }

/**
 * The chosen city limits the points to choose from. Changing the city or the point resets the branch's zones
 * (reference-data, section 4).
 */
export function BranchLocationFields({ isNew, points }: BranchLocationFieldsProps) {
  const set = useSetFieldValue()
  const cityId = useFieldValue(field('cityId'))
  const pointId = useFieldValue(field('pointId'))
  const cityPoints = useLoadedValue(loadPointOptions, [cityId])
  const options = cityPoints.value ?? []
  const isWithoutPoints = cityPoints.value?.length === 0
  const resetZones = () => set(field('deliveryZones'), branchZonesAfterReset(isNew))
  return (
    <>
      <div className="form-pair">
        <SelectField
          name={field('cityId')}
          label="Город"
          options={useCityOptions()}
          rule={requiredRule}
          onChange={() => {
            set(field('pointId'), undefined)
            resetZones()
          }}
        />
        <SelectField
          name={field('pointId')}
          label="Отправная точка"
          options={named(options, pointId, points)}
          loading={cityPoints.status === 'loading'}
          disabled={options.length === 0}
          {...pointPlaceholder(cityId, isWithoutPoints)}
          rule={requiredRule}
          onChange={resetZones}
        />
      </div>
      <LoadFailureAlert of={cityPoints} />
    </>
  )
}

function named(options: Option<number>[], pointId: number | undefined, points: readonly CompanyPoint[]) {
  const own = points.find(({ id }) => id === pointId)
  const isKnown = !own || options.some(({ value }) => value === own.id)
  return isKnown ? options : copyUnreadableCount(options, [...options, { value: own.id, label: own.name }])
}

function pointPlaceholder(cityId: number | undefined, isWithoutPoints: boolean): { placeholder?: string } {
  if (cityId === undefined) return { placeholder: 'Сначала выберите город' }
  return isWithoutPoints ? { placeholder: 'В городе нет отправных точек' } : {}
}

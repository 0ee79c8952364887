import { COURIER_TYPE_OPTIONS } from '../../../domain/couriers'
import type { Option } from '../../../domain/labeledOptions'
import { ALL_COURIER_TYPES_LABEL, RATIO_STATUS_OPTIONS, WEEKDAY_OPTIONS } from '../../../domain/rates/ratioLabels'
import { useUrlCity } from '../../../kit/address/defaultCityId'
import type { EntryFormProps } from '../../../kit/directory/EntryDialogs'
import { ModalForm } from '../../../kit/form/ModalForm'
import { findDuplicateRatio } from '../../../parts/duplicates'
import { useCityOptions } from '../../../session/cityOptions'
import { DateField } from '../../../ui/form/DateField'
import { requiredRule } from '../../../ui/form/fieldRules'
import { MultiSelectField } from '../../../ui/form/MultiSelectField'
import { NumberField } from '../../../ui/form/NumberField'
import { SelectField } from '../../../ui/form/SelectField'
import { TimeField } from '../../../ui/form/TimeField'
import { UnreadableRowsAlert } from '../../../ui/load/UnreadableRowsAlert'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { RatioPreview } from './RatioPreview'
import {
  loadRatioFormValues,
  RATIO_RULE,
  ratioField,
  ratioFormWarnings,
  requiredIfFilled,
  saveRatio,
  type RatioFormValues as Values,
} from './ratioFormValues'

const RATIO_MERGE = {
  together: [
    ['dateStart', 'dateEnd'],
    ['timeStart', 'timeEnd'],
  ],
}

/** `attempt` passes an error to the page, which shows a panel with «Обновить» (operations, section 8), and removes an earlier one. */
type RatioFormProps = EntryFormProps & { attempt: (send: Promise<void>) => Promise<void> }

export function RatioForm({ id, attempt, ...dialog }: RatioFormProps) {
  const cityId = useUrlCity()
  const cities = useCityOptions()
  const entity = useLoadedValue(loadRatioFormValues, [cityId, id])
  return (
    <ModalForm<Values>
      {...dialog}
      width={860}
      title={id === undefined ? 'Создание условия' : 'Редактирование условия'}
      mode={id === undefined ? 'create' : 'edit'}
      entity={entity}
      // A new condition starts switched off (operations, section 4).
      blank={{ status: false, ...(cityId === undefined ? {} : { cityId }) }}
      merge={RATIO_MERGE}
      duplicate={findDuplicateRatio}
      warnings={ratioFormWarnings}
      submit={(values, saved) => attempt(saveRatio(id, values, saved))}
      aside={<RatioPreview id={id} />}
    >
      <UnreadableRowsAlert of={entity.value?.days ?? undefined} noun="weekday" />
      <div className="form-pair">
        <SelectField name={ratioField('cityId')} label="Город" options={cities} rule={requiredRule} />
        <SelectField
          name={ratioField('typeId')}
          label="Тип курьера"
          options={COURIER_TYPE_OPTIONS as Option<number>[]}
          placeholder={ALL_COURIER_TYPES_LABEL}
        />
        <NumberField name={ratioField('ratio')} label="Коэффициент" kind="decimal" rule={RATIO_RULE} />
        <NumberField name={ratioField('priority')} label="Приоритет" rule={requiredRule} />
        <DateField name={ratioField('dateStart')} label="Дата начала" rule={requiredIfFilled(ratioField('dateEnd'))} />
        <DateField
          name={ratioField('dateEnd')}
          label="Дата окончания"
          rule={requiredIfFilled(ratioField('dateStart'))}
        />
        <TimeField name={ratioField('timeStart')} label="Время начала" rule={requiredIfFilled(ratioField('timeEnd'))} />
        <TimeField
          name={ratioField('timeEnd')}
          label="Время окончания"
          hint="Раньше начала — до следующего утра"
          rule={requiredIfFilled(ratioField('timeStart'))}
        />
        <MultiSelectField
          name={ratioField('days')}
          label="Дни недели"
          options={WEEKDAY_OPTIONS}
          placeholder="Без ограничений"
        />
        <SelectField name={ratioField('status')} label="Статус" options={RATIO_STATUS_OPTIONS} rule={requiredRule} />
      </div>
    </ModalForm>
  )
}

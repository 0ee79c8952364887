import type { ReactNode } from 'react'
import { createDeliveryZone, type DeliveryZone, updateDeliveryZone } from '../../api/points'
import { ENABLED_OPTIONS } from '../../domain/labeledOptions'
import { deliveryTimeOptions, ZONE_TYPE_OPTIONS } from '../../domain/zones'
import { ModalForm, type ModalFormProps } from '../../kit/form/ModalForm'
import type { FormSaveProps } from '../../kit/form/useFormSave'
import { findDuplicateZone } from '../../parts/duplicates'
import { fieldNames } from '../../ui/form/fieldNames'
import { requiredRule } from '../../ui/form/fieldRules'
import { NumberField } from '../../ui/form/NumberField'
import { SelectField } from '../../ui/form/SelectField'
import { SwitchField } from '../../ui/form/SwitchField'
import { TextAreaField } from '../../ui/form/TextAreaField'
import { TextField } from '../../ui/form/TextField'
import { useFieldValue } from '../../ui/form/useFieldValue'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import { OutlineField } from './OutlineField'
import { DELIVERY_PRICE_RULE, DELIVERY_TIME_RULE } from './zoneFieldRules'
import { createImportedZone, type ZoneImportRow } from './zoneImport'
import { editedZoneBody, loadZoneValues, newZoneBody, newZoneValues, type ZoneValues } from './zoneValues'
import './points.css'

type DialogProps = Pick<ModalFormProps<ZoneValues>, 'open' | 'onChanged' | 'onAway' | 'onClose'> & {
  onSaved: () => void
  others: readonly DeliveryZone[]
}

const field = fieldNames<ZoneValues>()

export function ZoneEditForm({ id, ...dialog }: DialogProps & { id: number }) {
  const entity = useLoadedValue(loadZoneValues, [id])
  return (
    <ZoneForm
      {...dialog}
      title="Редактировать зону доставки"
      mode="edit"
      entity={entity}
      submit={(values, saved) => updateDeliveryZone(id, editedZoneBody(values, saved))}
    />
  )
}

type ZoneAddFormProps = DialogProps & { pointId: number; row: ZoneImportRow; warnings: ReactNode }

export function ZoneAddForm({ pointId, row, ...dialog }: ZoneAddFormProps) {
  return (
    <ZoneForm
      {...dialog}
      title="Новая зона доставки"
      mode="create"
      blank={newZoneValues(row.name, row.polygon)}
      submit={(values) => createImportedZone(row, () => createDeliveryZone(pointId, newZoneBody(values)))}
      duplicate={findDuplicateZone(pointId)}
      unknownAttempt={row.unknownAttempt}
    />
  )
}

type ZoneFormProps = DialogProps & { title: string; warnings?: ReactNode } & Pick<
    FormSaveProps<ZoneValues>,
    'mode' | 'entity' | 'blank' | 'submit' | 'duplicate' | 'unknownAttempt'
  >

function ZoneForm({ warnings, others, ...form }: ZoneFormProps) {
  const isLoading = form.entity !== undefined && form.entity.value === undefined
  return (
    <ModalForm {...form} width={640}>
      {warnings}
      <TextField name={field('name')} label="Название" rule={requiredRule} />
      <TextAreaField name={field('description')} label="Описание" rows={1} />
      <div className="form-pair">
        <SelectField name={field('typeId')} label="Тип" options={ZONE_TYPE_OPTIONS} rule={requiredRule} />
        <SelectField name={field('status')} label="Статус" options={ENABLED_OPTIONS} rule={requiredRule} />
        <DeliveryFields />
        <NumberField name={field('courierBonus')} label="Бонус курьера" suffix="₸" />
        <SwitchField name={field('allowExternalCourier')} label="Разрешить внешних курьеров" />
      </div>
      <OutlineField others={others} isLoading={isLoading} />
    </ModalForm>
  )
}

/** Subscribes to the zone's type, because the price is required only for some types. */
function DeliveryFields() {
  const minutes = useFieldValue(field('deliveryTime'))
  useFieldValue(field('typeId'))
  return (
    <>
      <SelectField
        name={field('deliveryTime')}
        label="Максимальное время доставки, мин"
        options={deliveryTimeOptions(minutes)}
        rule={DELIVERY_TIME_RULE}
      />
      <NumberField name={field('deliveryPrice')} label="Стоимость доставки" suffix="₸" rule={DELIVERY_PRICE_RULE} />
    </>
  )
}

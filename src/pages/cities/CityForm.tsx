import { type CityFormValues as CityValues, createCity, loadCity, updateCity } from '../../api/cities'
import { DELIVERY_SERVICE_OPTIONS, TIMEZONE_OPTIONS } from '../../domain/cities'
import { ENABLED_OPTIONS } from '../../domain/labeledOptions'
import type { EntryFormProps } from '../../kit/directory/EntryDialogs'
import { ModalForm } from '../../kit/form/ModalForm'
import { findDuplicateCity } from '../../parts/duplicates'
import { reloadCities } from '../../session/dictionaries'
import { fieldNames } from '../../ui/form/fieldNames'
import { requiredRule } from '../../ui/form/fieldRules'
import { withoutEmpty } from '../../ui/form/formValues'
import { SelectField } from '../../ui/form/SelectField'
import { TextField } from '../../ui/form/TextField'
import { useLoadedValue } from '../../ui/load/useLoadedValue'

const field = fieldNames<CityValues>()

export function CityForm({ id, ...dialog }: EntryFormProps) {
  const entity = useLoadedValue(loadValues, [id])
  const submit = (values: CityValues) => {
    const city = withoutEmpty(values)
    return id === undefined ? createCity(city) : updateCity(id, city)
  }
  return (
    <ModalForm
      {...dialog}
      title={id === undefined ? 'Новый город' : 'Редактирование города'}
      mode={id === undefined ? 'create' : 'edit'}
      entity={entity}
      submit={submit}
      duplicate={findDuplicateCity}
      onChanged={reloadCities}
    >
      <TextField name={field('name')} label="Название" rule={requiredRule} />
      <SelectField name={field('timezone')} label="Часовой пояс" options={TIMEZONE_OPTIONS} rule={requiredRule} />
      <SelectField
        name={field('deliveryService')}
        label="Служба доставки"
        options={DELIVERY_SERVICE_OPTIONS}
        rule={requiredRule}
      />
      <SelectField name={field('status')} label="Статус" options={ENABLED_OPTIONS} rule={requiredRule} />
    </ModalForm>
  )
}

async function loadValues(id: number, signal: AbortSignal): Promise<Partial<CityValues>> {
  const { name, timezone, deliveryService, status } = await loadCity(id, signal)
  return { name, timezone, deliveryService, status }
}

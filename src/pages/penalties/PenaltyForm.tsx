import { createPenaltyType, loadPenaltyType, type PenaltyTypeBody, updatePenaltyType } from '../../api/penalties'
import type { EntryFormProps } from '../../kit/directory/EntryDialogs'
import { ModalForm } from '../../kit/form/ModalForm'
import { findDuplicatePenaltyType } from '../../parts/duplicates'
import { fieldNames } from '../../ui/form/fieldNames'
import { requiredRule } from '../../ui/form/fieldRules'
import { withoutEmpty } from '../../ui/form/formValues'
import { NumberField } from '../../ui/form/NumberField'
import { TextField } from '../../ui/form/TextField'
import { useLoadedValue } from '../../ui/load/useLoadedValue'

const field = fieldNames<PenaltyTypeBody>()

/** The sum is in whole tenge (operations, sections 3 and 5). */
export function PenaltyForm({ id, ...dialog }: EntryFormProps) {
  const entity = useLoadedValue(loadValues, [id])
  const submit = (values: PenaltyTypeBody) => {
    const penalty = withoutEmpty(values)
    return id === undefined ? createPenaltyType(penalty) : updatePenaltyType(id, penalty)
  }
  return (
    <ModalForm
      {...dialog}
      title={id === undefined ? 'Новый вид штрафа' : 'Редактирование вида штрафа'}
      mode={id === undefined ? 'create' : 'edit'}
      entity={entity}
      submit={submit}
      duplicate={findDuplicatePenaltyType}
    >
      <TextField name={field('name')} label="Название" rule={requiredRule} />
      <TextField name={field('description')} label="Описание" rule={requiredRule} />
      <NumberField name={field('price')} label="Сумма" suffix="₸" rule={requiredRule} />
    </ModalForm>
  )
}

async function loadValues(id: number, signal: AbortSignal): Promise<Partial<PenaltyTypeBody>> {
  const { name, description, price } = await loadPenaltyType(id, signal)
  return { name, ...(description === undefined ? {} : { description }), ...(price === undefined ? {} : { price }) }
}

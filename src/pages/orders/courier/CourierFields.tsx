import { Button } from 'antd'
import type { OrderCourierBody } from '../../../api/orders'
import { fitnessText } from '../../../domain/courierChoice'
import { isolated } from '../../../domain/text'
import { fieldNames } from '../../../ui/form/fieldNames'
import { required } from '../../../ui/form/rules'
import { SelectField } from '../../../ui/form/SelectField'
import { TextAreaField } from '../../../ui/form/TextAreaField'
import { useSetField } from '../../../ui/form/useFieldValue'
import { UnreadableAlert } from '../../../ui/load/UnreadableAlert'
import type { Candidates } from './candidates'
import { UsualReasons } from './UsualReasons'
import './courierFields.css'

const field = fieldNames<OrderCourierBody>()

export type CourierFieldsProps = {
  candidates: Candidates | undefined
  /** False for orders without a courier: the user need not explain their first assignment. */
  needsReason: boolean
}

export function CourierFields({ candidates, needsReason }: CourierFieldsProps) {
  const { couriers, unreadable } = candidates ?? {}
  const set = useSetField()
  const [first] = couriers ?? []
  const free = first?.isFree ? first : undefined
  return (
    <>
      <UnreadableAlert count={unreadable} noun="courier" />
      {free && (
        <Button className="courier-fields__free" onClick={() => set(field('courierId'), free.id)}>
          {`${free.distanceKm === undefined ? 'Свободный' : 'Ближайший свободный'}: ${isolated(free.fio)} — ${fitnessText(free)}`}
        </Button>
      )}
      <SelectField
        name={field('courierId')}
        label="Курьер"
        rule={required}
        options={couriers?.map((one) => ({ value: one.id, label: `${isolated(one.fio)} — ${fitnessText(one)}` })) ?? []}
        {...(couriers && !free && { hint: first ? 'Свободных курьеров нет' : 'Курьеры отсутствуют' })}
      />
      <TextAreaField
        // A field keeps its first rule, so a courier who is assigned meanwhile needs another field.
        key={String(needsReason)}
        name={field('reason')}
        label="Причина"
        {...(needsReason ? { rule: required } : { hint: 'Необязательно: у заказа нет курьера', rows: 1 })}
      />
      {needsReason && <UsualReasons name={field('reason')} />}
    </>
  )
}

import type { OrderCourierBody } from '../../../api/orders'
import { fitnessText } from '../../../domain/courierChoice'
import { isolated } from '../../../domain/text'
import { fieldNames } from '../../../ui/form/fieldNames'
import { required } from '../../../ui/form/rules'
import { SelectField } from '../../../ui/form/SelectField'
import { TextAreaField } from '../../../ui/form/TextAreaField'
import { UnreadableAlert } from '../../../ui/load/UnreadableAlert'
import type { Candidates } from './candidates'
import { UsualReasons } from './UsualReasons'

const field = fieldNames<OrderCourierBody>()

export function CourierFields({ candidates }: { candidates: Candidates | undefined }) {
  const { couriers, unreadable } = candidates ?? {}
  const [first] = couriers ?? []
  return (
    <>
      <UnreadableAlert count={unreadable} noun="courier" />
      <SelectField
        name={field('courierId')}
        label="Курьер"
        rule={required}
        options={couriers?.map((one) => ({ value: one.id, label: `${isolated(one.fio)} — ${fitnessText(one)}` })) ?? []}
        {...(couriers && {
          hint: first ? `Первый: ${isolated(first.fio)} — ${fitnessText(first)}` : 'Курьеры отсутствуют',
        })}
      />
      <TextAreaField name={field('reason')} label="Причина" rule={required} />
      <UsualReasons name={field('reason')} />
    </>
  )
}

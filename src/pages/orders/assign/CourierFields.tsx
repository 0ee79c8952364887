import type { OrderCourierBody } from '../../../api/orders'
import { type CourierCandidate, fitnessText } from '../../../domain/courierChoice'
import { isolated } from '../../../domain/text'
import { fieldNames } from '../../../ui/form/fieldNames'
import { required } from '../../../ui/form/rules'
import { SelectField } from '../../../ui/form/SelectField'
import { TextAreaField } from '../../../ui/form/TextAreaField'
import { UsualReasons } from './UsualReasons'

const field = fieldNames<OrderCourierBody>()

/** Who takes over, the fittest first and why, and the required reason. */
export function CourierFields({ candidates }: { candidates: readonly CourierCandidate[] | undefined }) {
  const [first] = candidates ?? []
  return (
    <>
      <SelectField
        name={field('courierId')}
        label="Курьер"
        rule={required}
        options={
          candidates?.map((one) => ({ value: one.id, label: `${isolated(one.fio)} — ${fitnessText(one)}` })) ?? []
        }
        {...(candidates && {
          hint: first ? `Первый: ${isolated(first.fio)} — ${fitnessText(first)}` : 'Курьеры отсутствуют',
        })}
      />
      <TextAreaField name={field('reason')} label="Причина" rule={required} />
      <UsualReasons name={field('reason')} />
    </>
  )
}

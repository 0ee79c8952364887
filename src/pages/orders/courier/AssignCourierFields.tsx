import { Button } from 'antd'
import { useEffect } from 'react'
import { useForm } from 'react-final-form'
import type { OrderCourierBody } from '../../../api/orders'
import { candidateSummaryText } from '../../../domain/courierChoice'
import { bidiIsolated } from '../../../domain/textFormatting'
import { ShiftPlanLoadFailureAlert } from '../../../parts/plan/ShiftPlanLoadFailureAlert'
import { type FieldName, fieldNames } from '../../../ui/form/fieldNames'
import { requiredRule } from '../../../ui/form/fieldRules'
import { SelectField } from '../../../ui/form/SelectField'
import { TextAreaField } from '../../../ui/form/TextAreaField'
import { useSetFieldValue } from '../../../ui/form/useFieldValue'
import { UnreadableRowsAlert } from '../../../ui/load/UnreadableRowsAlert'
import type { CourierCandidatesData } from './useCourierCandidates'
import './assignCourierFields.css'

const field = fieldNames<OrderCourierBody>()

type AssignCourierFieldsProps = {
  candidates: CourierCandidatesData | undefined
  /** True if an order to be assigned already has a courier. The user must then give a reason for the change. */
  needsReason: boolean
  /** The courier whom the user wanted on opening the dialog. */
  wantedId?: number | undefined
}

export function AssignCourierFields({ candidates, needsReason, wantedId }: AssignCourierFieldsProps) {
  const { couriers, unreadable, plan } = candidates ?? {}
  const set = useSetFieldValue()
  const [first] = couriers ?? []
  const free = first?.isFree ? first : undefined
  const hint = candidates && courierHint(candidates, wantedId)
  return (
    <>
      <UnreadableRowsAlert count={unreadable} noun="courier" />
      {plan && <ShiftPlanLoadFailureAlert of={plan} figures="окончания смен" />}
      {free && (
        <Button className="courier-fields__free" onClick={() => set(field('courierId'), free.id)}>
          {`${free.distanceKm === undefined ? 'Свободный' : 'Ближайший свободный'}: ${bidiIsolated(free.fio)} — ${candidateSummaryText(free)}`}
        </Button>
      )}
      <SelectField
        name={field('courierId')}
        label="Курьер"
        rule={requiredRule}
        options={
          couriers?.map((one) => ({
            value: one.id,
            label: `${bidiIsolated(one.fio)} — ${candidateSummaryText(one)}`,
          })) ?? []
        }
        {...(hint && { hint })}
      />
      <TextAreaField
        // A form field keeps the validation rule of its first render. The field «Причина» becomes required when the order gets a courier.
        // The React key then changes, which remounts the field with the new rule.
        key={String(needsReason)}
        name={field('reason')}
        label="Причина"
        {...(needsReason ? { rule: requiredRule } : { hint: 'Необязательно: у заказа нет курьера', rows: 1 })}
      />
      {needsReason && <ReasonSuggestions name={field('reason')} />}
    </>
  )
}

function courierHint({ couriers, atWork }: CourierCandidatesData, wantedId: number | undefined): string | undefined {
  const [first] = couriers
  if (!first) return 'Курьеры отсутствуют'
  if (wantedId !== undefined && !atWork.has(wantedId)) return `Курьер № ${wantedId} не найден на смене в этом городе`
  return first.isFree ? undefined : 'Свободных курьеров нет'
}

const REASONS = ['Курьер не отвечает', 'Слишком далеко', 'Поломка транспорта', 'Много заказов'] as const

function ReasonSuggestions({ name }: { name: FieldName<string> }) {
  const form = useForm()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Read the digit from `code` and not from `key`, because with Alt some keyboard layouts type another character.
      const reason =
        event.altKey && !event.ctrlKey && !event.metaKey && REASONS[Number(/^Digit(\d)$/.exec(event.code)?.[1]) - 1]
      if (!reason) return
      event.preventDefault()
      form.change(name, reason)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [form, name])
  return (
    <fieldset className="usual-reasons" aria-label="Обычные причины">
      {REASONS.map((reason, index) => (
        <Button key={reason} size="small" title={`Alt+${index + 1}`} onClick={() => form.change(name, reason)}>
          {reason}
        </Button>
      ))}
    </fieldset>
  )
}

import { useLayoutEffect, useRef, useState } from 'react'
import { loadPayment, type Payment, updatePayment } from '../../api/payments'
import type { Option } from '../../domain/labeledOptions'
import { formatMoney } from '../../domain/money'
import { PAYMENT_METHOD_OPTIONS } from '../../domain/payments'
import type { EntryFormProps } from '../../kit/directory/EntryDialogs'
import { ConfirmDialog } from '../../kit/form/ConfirmDialog'
import { ModalForm } from '../../kit/form/ModalForm'
import { RequestFailure } from '../../lib/failure'
import { formatDate } from '../../lib/moments'
import { DateField } from '../../ui/form/DateField'
import { fieldNames } from '../../ui/form/fieldNames'
import { combineFieldRules, minValueRule, requiredRule } from '../../ui/form/fieldRules'
import { emptyToNull, omitUnloadedFields } from '../../ui/form/formValues'
import { NumberField } from '../../ui/form/NumberField'
import { SelectField } from '../../ui/form/SelectField'
import { TextAreaField } from '../../ui/form/TextAreaField'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import { paymentCompanyName } from './paymentListDefinition'
import { createPaymentRecorder } from './recordPayment'

type Values = {
  companyId: number
  methodId: number
  amount: number
  payedAt: string
  comment?: string | null
  companyName?: string
}

const field = fieldNames<Values>()
const AMOUNT = combineFieldRules<number>(requiredRule, minValueRule(1))

type PaymentFormProps = EntryFormProps & {
  companies: readonly Option<number>[]
  companyId?: number | undefined
}

/** The company of a payment cannot be changed (operations, section 5). */
export function PaymentForm({ id, companies, companyId, ...dialog }: PaymentFormProps) {
  const entity = useLoadedValue(loadValues, [id])
  const doubles = useDoublesQuestion(dialog.open)
  const record = useRef<ReturnType<typeof createPaymentRecorder>>(undefined)
  const submit = async (values: Values, saved: Partial<Values>) => {
    const { companyId: company, companyName: _name, ...payment } = emptyToNull(values, ['comment'])
    if (id !== undefined) return updatePayment(id, omitUnloadedFields(payment, saved, ['comment']))
    record.current ??= createPaymentRecorder()
    await record.current({ companyId: company, ...payment }, doubles.ask)
  }
  return (
    <>
      <ModalForm<Values>
        {...dialog}
        title={id === undefined ? 'Новая оплата' : 'Редактирование оплаты'}
        mode={id === undefined ? 'create' : 'edit'}
        waitsForChange
        entity={entity}
        blank={companyId === undefined ? {} : { companyId }}
        submit={submit}
        duplicate="own"
      >
        {id !== undefined && <p className="payment-form__of">{paymentFacts(entity.value ?? {}, companies)}</p>}
        {id === undefined && (
          <SelectField name={field('companyId')} label="Контрагент" options={companies} rule={requiredRule} />
        )}
        <SelectField
          name={field('methodId')}
          label="Способ оплаты"
          options={PAYMENT_METHOD_OPTIONS as Option<number>[]}
          rule={requiredRule}
        />
        <NumberField name={field('amount')} label="Сумма" suffix="₸" rule={AMOUNT} />
        <DateField name={field('payedAt')} label="Дата оплаты" rule={requiredRule} />
        <TextAreaField name={field('comment')} label="Комментарий" rows={2} />
      </ModalForm>
      {doubles.question}
    </>
  )
}

const NOT_RECORDED = { message: 'Оплата не записана: похожая уже есть' }
/**
 * Error shown if the response to an earlier request was lost, a similar payment exists, and the user declines to record another one. The
 * similar payment may be the result of the earlier request.
 */
const MAY_BE_RECORDED = {
  message: 'Неизвестно, записана ли оплата',
  hint: 'Похожая оплата уже есть в списке. Повторно ничего не отправлено.',
  outcome: 'unknown',
} as const

/** Asks whether to record a payment although similar ones (`doubles`) exist. Closing the form counts as «no». */
function useDoublesQuestion(open: boolean) {
  const [confirmation, setConfirmation] = useState<{
    doubles: Payment[]
    accept: () => void
    refuse: () => void
  } | null>(null)
  const isOpen = useRef(false)
  const close = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    isOpen.current = open
    return () => {
      isOpen.current = false
      close.current?.()
      setConfirmation(null)
    }
  }, [open])
  return {
    ask: async (doubles: Payment[], mayBeRecorded: boolean) => {
      if (doubles.length === 0) return
      await new Promise<void>((accept, reject) => {
        const refuse = () => reject(new RequestFailure(mayBeRecorded ? MAY_BE_RECORDED : NOT_RECORDED))
        if (!isOpen.current) return refuse()
        close.current = refuse
        setConfirmation({ doubles, accept, refuse })
      })
    },
    question: confirmation && (
      <ConfirmDialog
        open
        title="Похожая оплата уже есть. Записать ещё одну?"
        confirmText="Записать"
        cancelText="Не записывать"
        action={async () => confirmation.accept()}
        onDone={() => setConfirmation(null)}
        onClose={() => {
          confirmation.refuse()
          setConfirmation(null)
        }}
      >
        <ul>
          {confirmation.doubles.map(({ id, amount = 0, payedAt }) => (
            <li key={id}>{`№ ${id}: ${formatMoney(amount)}${payedAt ? ` от ${formatDate(payedAt)}` : ''}`}</li>
          ))}
        </ul>
      </ConfirmDialog>
    ),
  }
}

const paymentFacts = (payment: Partial<Values>, companies: readonly Option<number>[]): string =>
  [
    paymentCompanyName(payment, companies) || 'Контрагент не указан',
    payment.payedAt && `от ${formatDate(payment.payedAt)}`,
  ]
    .filter(Boolean)
    .join(', ')

async function loadValues(id: number, signal: AbortSignal): Promise<Partial<Values>> {
  const { companyId, methodId, amount, payedAt, comment, companyName } = await loadPayment(id, signal)
  const values = { companyId, methodId, amount, payedAt, comment, companyName }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

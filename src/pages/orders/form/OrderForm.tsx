import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { useFormState } from 'react-final-form'
import { formatMoney } from '../../../domain/money'
import {
  CASH_PAYMENT_TYPE,
  ORDER_PAYMENT_TYPE_OPTIONS,
  type OrderSums,
  orderSums,
  readyTimeOptions,
} from '../../../domain/orders'
import { PageForm, type PageFormProps } from '../../../kit/form/PageForm'
import { DateTimeField } from '../../../ui/form/DateTimeField'
import { fieldNames } from '../../../ui/form/fieldNames'
import { combineFieldRules, phoneFormatRule, requiredRule } from '../../../ui/form/fieldRules'
import { NumberField } from '../../../ui/form/NumberField'
import { PhoneField } from '../../../ui/form/PhoneField'
import { SelectField } from '../../../ui/form/SelectField'
import { TextAreaField } from '../../../ui/form/TextAreaField'
import { TextField } from '../../../ui/form/TextField'
import { useFieldValue, useFormValue, useSetFieldValue } from '../../../ui/form/useFieldValue'
import { OrderItemRows } from './OrderItemRows'
import { negativeTotalError, type OrderValues } from './orderValues'
import './orderForm.css'

const field = fieldNames<OrderValues>()

const PHONE = combineFieldRules<string>(requiredRule, phoneFormatRule)

type OrderFormProps = Omit<PageFormProps<OrderValues>, 'width' | 'block' | 'aside' | 'children'> & {
  place: ReactNode
  point?: ReactNode
  notice?: ReactNode
}

/** The form for new and for existing orders (operations, sections 2 and 5). */
export function OrderForm({ place, point, notice, ...form }: OrderFormProps) {
  return (
    <PageForm<OrderValues>
      {...form}
      width={1240}
      block={negativeTotalError}
      aside={
        <>
          <OrderTotals />
          {notice}
        </>
      }
    >
      <Section title="Клиент">
        <div className="order-form__line order-form__line--client">
          <TextField name={field('customerName')} label="Имя" rule={requiredRule} />
          <PhoneField name={field('phone')} label="Телефон" rule={PHONE} />
        </div>
        <div className="order-form__line order-form__line--address">
          <TextField name={field('street')} label="Улица" rule={requiredRule} />
          <TextField name={field('house')} label="Дом" rule={requiredRule} />
          <TextField name={field('flat')} label="Квартира" />
        </div>
        {form.mode === 'edit' && <AddressMoves />}
        {point}
        <TextAreaField name={field('comments')} label="Комментарий" rows={1} />
      </Section>
      <OrderItemRows />
      <Section title="Оплата">
        <div className="order-form__line order-form__line--payment">
          <PaymentField />
          <NumberField name={field('deliveryPrice')} label="Стоимость доставки" suffix="₸" placeholder="0" />
          <NumberField
            name={field('correctionalPrice')}
            label="Корректировка"
            kind="integer"
            suffix="₸"
            placeholder="0"
          />
          <ChangeField />
        </div>
      </Section>
      <Section title="Заведение">
        <div className="order-form__line order-form__line--place">
          {place}
          <ReadyTimeField />
          <DateTimeField name={field('deliveryDateTime')} label="Доставить к" />
        </div>
      </Section>
    </PageForm>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="order-form__section">
      <legend className="order-form__title">{title}</legend>
      {children}
    </fieldset>
  )
}

/**
 * Shows a notice if the user changes the street or the house: the form has no coordinates, so the server determines
 * them again for the changed address.
 */
function AddressMoves() {
  const { dirtyFields } = useFormState<Partial<OrderValues>>({ subscription: { dirtyFields: true } })
  const hasMoved = dirtyFields?.street === true || dirtyFields?.house === true
  return (
    <div role="status">
      {hasMoved && (
        <Alert
          type="info"
          showIcon
          className="order-form__moves"
          title="Точка доставки на карте переместится по новому адресу: проверьте координаты после сохранения"
        />
      )}
    </div>
  )
}

function PaymentField() {
  const set = useSetFieldValue()
  return (
    <SelectField
      name={field('paymentTypeId')}
      label="Тип оплаты"
      options={ORDER_PAYMENT_TYPE_OPTIONS}
      rule={requiredRule}
      onChange={() => set(field('customerAmount'), undefined)}
    />
  )
}

function ChangeField() {
  const isCash = useFieldValue(field('paymentTypeId')) === CASH_PAYMENT_TYPE
  const amount = useFieldValue(field('customerAmount'))
  const total = useFormValue((values) => orderSums(values).total)
  if (!isCash) return null
  const hint =
    typeof amount !== 'number' || total === undefined || total < 0 ? {} : { hint: changeText(amount - total) }
  return <NumberField name={field('customerAmount')} label="Сдача с" suffix="₸" {...hint} />
}

const changeText = (change: number): string => (change < 0 ? 'Меньше суммы заказа' : `Сдача ${formatMoney(change)}`)

function ReadyTimeField() {
  const { initialValues } = useFormState<Partial<OrderValues>>({ subscription: { initialValues: true } })
  return (
    <SelectField
      name={field('timeForReady')}
      label="Время приготовления"
      options={readyTimeOptions(initialValues?.timeForReady)}
      rule={requiredRule}
    />
  )
}

const PARTS: readonly [key: keyof OrderSums, label: string][] = [
  ['items', 'Состав заказа'],
  ['delivery', 'Доставка'],
  ['correction', 'Корректировка'],
]

function OrderTotals() {
  const sums = useFormValue(orderSums)
  return (
    <dl className="order-totals">
      {PARTS.map(([key, label]) => (
        <div key={key} className="order-totals__part">
          <dt>{label}</dt>
          <dd>{sumText(sums[key])}</dd>
        </div>
      ))}
      <div className={(sums.total ?? 0) < 0 ? 'order-totals__total order-totals__total--wrong' : 'order-totals__total'}>
        <dt>Итого</dt>
        <dd>{sumText(sums.total)}</dd>
      </div>
    </dl>
  )
}

const sumText = (sum: number | undefined): string => (sum === undefined ? '—' : formatMoney(sum))

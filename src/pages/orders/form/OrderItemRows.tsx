import { useEffect, useRef } from 'react'
import { formatMoney } from '../../../domain/money'
import { orderItemSum } from '../../../domain/orders'
import { FieldRows } from '../../../ui/form/FieldRows'
import { type FieldNamesOf, fieldNames } from '../../../ui/form/fieldNames'
import { combineFieldRules, minValueRule, requiredRule } from '../../../ui/form/fieldRules'
import { NumberField } from '../../../ui/form/NumberField'
import { TextField } from '../../../ui/form/TextField'
import { useFieldValue } from '../../../ui/form/useFieldValue'
import { NEW_ORDER_ITEM, type OrderItemValues, type OrderValues } from './orderValues'

const field = fieldNames<OrderValues>()

const QUANTITY = combineFieldRules<number>(requiredRule, minValueRule(1))

/** The Enter key moves the focus to the next field; in the price of the last dish it adds a row for another dish. */
export function OrderItemRows() {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !event.isComposing) goOn(event)
    }
    const element = list.current
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <div ref={list} className="order-items-field">
      <FieldRows
        name={field('orderItems')}
        label="Состав заказа"
        addText="Добавить позицию"
        newRow={NEW_ORDER_ITEM}
        minRows={1}
        lastRowText="Нужна хотя бы одна позиция"
        rule={requiredRule}
        columns="minmax(0, 1fr) 122px 122px 96px"
      >
        {(row) => <ItemRow row={row} />}
      </FieldRows>
    </div>
  )
}

function ItemRow({ row }: { row: FieldNamesOf<OrderItemValues> }) {
  const sum = orderItemSum({ quantity: useFieldValue(row('quantity')) ?? 0, price: useFieldValue(row('price')) ?? 0 })
  return (
    <>
      <TextField name={row('name')} label="Название" rule={requiredRule} />
      <NumberField name={row('quantity')} label="Количество" rule={QUANTITY} isReplaced />
      <NumberField name={row('price')} label="Цена" suffix="₸" rule={requiredRule} />
      <div className="field">
        <div className="field__label order-form__sum-label">Сумма</div>
        <div className="field__control order-form__fixed order-form__fixed--sum">
          {sum === undefined ? '—' : formatMoney(sum)}
        </div>
      </div>
    </>
  )
}

function goOn(event: KeyboardEvent): void {
  const list = event.currentTarget as HTMLElement
  const inputs = [...list.querySelectorAll<HTMLInputElement>('.field-rows__row input')]
  const place = inputs.indexOf(event.target as HTMLInputElement)
  if (place === -1) return
  event.preventDefault()
  const next = inputs[place + 1]
  next?.focus()
  next?.select()
  if (!next) list.querySelector<HTMLElement>('.field-rows__add')?.click()
}

import { PAYMENT_FILTERS, type Payment, type PaymentFilters, searchPayments } from '../../api/payments'
import type { Option } from '../../domain/labels'
import { formatMoney } from '../../domain/money'
import { PAYMENT_METHOD_OPTIONS, paymentMethodLabel } from '../../domain/payments'
import { counted } from '../../domain/text'
import { actionsColumn, dateColumn, idColumn, moneyColumn, textColumn } from '../../kit/directory/columns'
import { defineList } from '../../kit/directory/defineList'
import { filterFields } from '../../kit/directory/filterFields'
import type { EntryActions } from '../../kit/directory/useEntries'
import type { Column } from '../../kit/list/columns'
import type { FooterRow } from '../../kit/list/TableFooter'
import { num, oneOf } from '../../lib/structs'
import { DateField } from '../../ui/form/DateField'
import { SelectField } from '../../ui/form/SelectField'

/** The search returns all payments on one page (operations, «Payments»). */
export const payments = defineList({
  name: 'payments',
  search: searchPayments,
  filters: { ...PAYMENT_FILTERS, methodId: oneOf(num(), PAYMENT_METHOD_OPTIONS) },
  dialogs: { add: 'pay_create', bank: 'pay_create', edit: ['pay_update', num()], delete: ['pay_delete', num()] },
  rowName: paymentName,
})

function paymentName({ companyName, amount }: Payment): string {
  return [companyName, amount === undefined ? undefined : formatMoney(amount)].filter(Boolean).join(', ')
}

const field = filterFields(payments)
const SORTABLE = { isSortable: true }

export const paymentColumns =
  (companies: readonly Option<number>[]) =>
  (page: EntryActions<Payment, typeof payments.dialogs>): (Column<Payment, PaymentFilters> | null)[] => [
    idColumn(SORTABLE),
    {
      ...textColumn<Payment>('companyName', 'Компания', 220, SORTABLE),
      filter: {
        keys: ['companyId'],
        fields: <SelectField name={field('companyId')} label="Компания" options={companies} placeholder="Все" />,
      },
    },
    {
      key: 'methodId',
      title: 'Способ оплаты',
      width: 180,
      ...SORTABLE,
      render: ({ methodId }) => paymentMethodLabel(methodId),
      filter: {
        keys: ['methodId'],
        fields: (
          <SelectField
            name={field('methodId')}
            label="Способ оплаты"
            options={PAYMENT_METHOD_OPTIONS as Option<number>[]}
            placeholder="Любой"
          />
        ),
      },
    },
    moneyColumn('amount', 'Сумма', 150, SORTABLE),
    {
      ...dateColumn<Payment>('payedAt', 'Дата оплаты', 150, SORTABLE),
      filter: { keys: ['payedAt'], fields: <DateField name={field('payedAt')} label="Дата оплаты" /> },
    },
    textColumn('comment', 'Комментарий', 230),
    actionsColumn(page),
  ]

export const paymentsFooter = (rows: readonly Payment[]): FooterRow[] => [
  {
    key: 'total',
    label: `Итого: ${counted(rows.length, 'оплата', 'оплаты', 'оплат')}`,
    cells: { amount: formatMoney(rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0)) },
  },
]

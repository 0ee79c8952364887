import { PAYMENT_FILTERS, type Payment, type PaymentFilters, searchPayments } from '../../api/payments'
import type { Option } from '../../domain/labeledOptions'
import { formatKnownSum, formatMoney } from '../../domain/money'
import { PAYMENT_METHOD_OPTIONS, paymentMethodLabel } from '../../domain/payments'
import { countWithNoun } from '../../domain/textFormatting'
import {
  actionsColumn,
  computedTextColumn,
  dateColumn,
  idColumn,
  moneyColumn,
  textColumn,
} from '../../kit/directory/columns'
import { defineList } from '../../kit/directory/defineList'
import { filterFieldNames } from '../../kit/directory/filterFieldNames'
import type { DirectoryDialogOpener } from '../../kit/directory/useDirectoryBase'
import { ReportFigureLink } from '../../kit/drilldown/ReportFigureLink'
import type { Column } from '../../kit/list/columns'
import type { FooterRowContent } from '../../kit/list/TableFooterRows'
import type { ListQuery } from '../../lib/listQuery'
import { formatDate } from '../../lib/moments'
import { numberStruct, oneOf } from '../../lib/structs'
import { DateField } from '../../ui/form/DateField'
import { SelectField } from '../../ui/form/SelectField'
import { paymentMethodDrilldown } from './paymentDrilldowns'

/** The search returns all payments on one page (operations, «Payments»). */
export const paymentListDefinition = defineList({
  name: 'payments',
  search: searchPayments,
  filters: { ...PAYMENT_FILTERS, methodId: oneOf(numberStruct(), PAYMENT_METHOD_OPTIONS) },
  dialogs: {
    add: 'pay_create',
    bank: 'pay_create',
    edit: ['pay_update', numberStruct()],
    delete: ['pay_delete', numberStruct()],
  },
})

export const paymentName = (payment: Payment, companies: readonly Option<number>[]): string =>
  [paymentCompanyName(payment, companies), payment.amount === undefined ? undefined : formatMoney(payment.amount)]
    .filter(Boolean)
    .join(', ')

/**
 * Name of the payment's company. If the server sends only the id, the name is from the dictionary. The dictionary does not contain deleted
 * companies; for them the id is shown.
 */
export function paymentCompanyName(
  { companyName, companyId }: Pick<Payment, 'companyId' | 'companyName'>,
  companies: readonly Option<number>[],
): string | undefined {
  if (companyName || companyId === undefined) return companyName
  return companies.find(({ value }) => value === companyId)?.label ?? `Контрагент № ${companyId}`
}

const field = filterFieldNames(paymentListDefinition)
const SORTABLE = { isSortable: true }

export const paymentColumns =
  (companies: readonly Option<number>[]) =>
  (
    page: DirectoryDialogOpener<Payment, typeof paymentListDefinition.dialogs>,
  ): (Column<Payment, PaymentFilters> | null)[] => [
    idColumn(SORTABLE),
    {
      ...computedTextColumn<Payment>(
        'companyName',
        'Контрагент',
        200,
        (payment) => paymentCompanyName(payment, companies) || '—',
        {
          ...SORTABLE,
          isMain: true,
        },
      ),
      filter: {
        keys: ['companyId'],
        fields: <SelectField name={field('companyId')} label="Контрагент" options={companies} placeholder="Все" />,
      },
    },
    {
      ...computedTextColumn<Payment>(
        'methodId',
        'Способ оплаты',
        170,
        ({ methodId }) => paymentMethodLabel(methodId),
        SORTABLE,
      ),
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
    moneyColumn('amount', 'Сумма', 130, { ...SORTABLE, isMain: true }),
    {
      ...dateColumn<Payment>('payedAt', 'Дата оплаты', 140, SORTABLE),
      filter: { keys: ['payedAt'], fields: <DateField name={field('payedAt')} label="Дата оплаты" /> },
    },
    textColumn('comment', 'Комментарий', 180),
    actionsColumn({ ...page, rowName: (payment) => paymentName(payment, companies) }),
  ]

/** Sums of the listed payments. `query` is the filter of the payments; undefined while another one loads. */
export function paymentFooterRows(
  rows: readonly Payment[],
  query: ListQuery<PaymentFilters> | undefined,
): FooterRowContent[] {
  const methods = [...new Set(rows.map(({ methodId }) => methodId))].sort((a = 99, b = 99) => a - b)
  const row = (label: string, own: readonly Payment[], to?: string): FooterRowContent => ({
    key: label,
    label: `${label}: ${countWithNoun(own.length, 'оплата', 'оплаты', 'оплат')}`,
    cells: {
      amount: <ReportFigureLink name="amount" text={formatKnownSum(own.map(({ amount }) => amount))} to={to} />,
    },
  })
  const byMethod = methods.map((method) => {
    const own = rows.filter(({ methodId }) => methodId === method)
    const label = method === undefined ? 'Способ не указан' : paymentMethodLabel(method)
    return row(label, own, query && paymentMethodDrilldown(method, own, query))
  })
  return [row('Итого', rows), ...(methods.length > 1 ? byMethod : [])]
}

export const paymentExportName = ({ payedAt }: Partial<PaymentFilters>): string =>
  ['Оплаты', payedAt && `за ${formatDate(payedAt)}`].filter(Boolean).join(' ')

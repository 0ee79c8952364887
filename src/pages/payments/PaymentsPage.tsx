import { Spin } from 'antd'
import { useMemo } from 'react'
import { loadCompanyOptions } from '../../api/dictionaries'
import { deletePayment } from '../../api/payments'
import type { Option } from '../../domain/labeledOptions'
import { Directory } from '../../kit/directory/Directory'
import { useDirectory } from '../../kit/directory/useDirectory'
import { ListDrilldownCheck } from '../../kit/drilldown/ListDrilldownCheck'
import { EmptyState } from '../../ui/EmptyState'
import { LoadedContent } from '../../ui/load/LoadedContent'
import { UnreadableRowsAlert } from '../../ui/load/UnreadableRowsAlert'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import { PageHeader } from '../../ui/PageHeader'
import { bankImportDirectoryProps } from './bank/bankImportDirectoryProps'
import { CompanyBalanceBar } from './CompanyBalanceBar'
import { PaymentForm } from './PaymentForm'
import { paymentDrilldownSums } from './paymentDrilldowns'
import {
  paymentColumns,
  paymentExportName,
  paymentFooterRows,
  paymentListDefinition,
  paymentName,
} from './paymentListDefinition'

const TITLE = 'Оплаты'

export function PaymentsPage() {
  const companies = useLoadedValue((signal: AbortSignal) => loadCompanyOptions(undefined, signal), [])
  const isKnown = companies.value !== undefined && companies.value.length > 0
  return (
    <>
      {!isKnown && <PageHeader title={TITLE} />}
      <LoadedContent of={companies} waiting={<Spin size="large" />}>
        {(list) => (list.length === 0 ? <EmptyState title="Список пуст" /> : <Payments companies={list} />)}
      </LoadedContent>
    </>
  )
}

function Payments({ companies }: { companies: readonly Option<number>[] }) {
  const columns = useMemo(() => paymentColumns(companies), [companies])
  const page = useDirectory(paymentListDefinition, columns)
  const { query, state } = page.list
  const { rows, status } = state
  const footer = useMemo(
    () => (rows.length > 0 ? paymentFooterRows(rows, status === 'ready' ? query : undefined) : []),
    [rows, status, query],
  )
  return (
    <>
      <ListDrilldownCheck query={query} state={state} sumsOf={paymentDrilldownSums} />
      <Directory
        page={{ ...page, rowName: (payment) => paymentName(payment, companies) }}
        title={TITLE}
        add="Добавить оплату"
        {...bankImportDirectoryProps(page, companies)}
        form={(form) => <PaymentForm {...form} companies={companies} companyId={query.companyId} />}
        saved={['Оплата добавлена', 'Оплата сохранена']}
        remove={{
          title: 'Удалить оплату?',
          text: (name) => `Оплата ${name} будет удалена.`,
          action: deletePayment,
          done: 'Оплата удалена',
        }}
        notice={<UnreadableRowsAlert of={companies} noun="company" />}
        empty="Список оплат пуст"
        hint={['Измените фильтр или добавьте оплату', 'Измените фильтр']}
        exportName={paymentExportName}
        table={{ footer }}
      />
      <CompanyBalanceBar list={page.list} />
    </>
  )
}

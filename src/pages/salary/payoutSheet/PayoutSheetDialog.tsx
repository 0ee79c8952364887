import { Alert, Button, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { type Salary, type SalaryFilters, searchSalary } from '../../../api/salary'
import { formatMoney } from '../../../domain/money'
import type { Query } from '../../../lib/address'
import { loadAllPages } from '../../../lib/allPages'
import { saveFile } from '../../../lib/download'
import { toFailure } from '../../../lib/failure'
import { sheetCells } from '../../../lib/sheet'
import { writeXlsx } from '../../../lib/xlsxJob'
import { nameIn, useCityOptions } from '../../../session/allowedCities'
import { EmptyState } from '../../../ui/EmptyState'
import { DIALOG_CLOSE } from '../../../ui/form/dialogClose'
import { LoadPanel } from '../../../ui/load/LoadPanel'
import { useLoaded } from '../../../ui/load/useLoaded'
import { toast } from '../../../ui/toasts'
import { rowKey } from '../salaryRows'
import { payoutSheet, type SheetRows, sheetLines, sheetRows } from './payoutSheet'
import './payoutSheet.css'

const loadSheet = async (query: Query<SalaryFilters>, signal: AbortSignal): Promise<SheetRows> =>
  sheetRows(await loadAllPages<Salary, SalaryFilters>({ search: searchSalary, query, keyOf: rowKey, signal }))

export function PayoutSheetDialog({ query, onClose }: { query: Query<SalaryFilters>; onClose: () => void }) {
  const city = nameIn(useCityOptions(), query.cityId)
  const sheet = useLoaded(loadSheet, [query])
  const [isSaving, setSaving] = useState(false)
  const title = `Ведомость на выплату: ${city}`
  const save = async () => {
    setSaving(true)
    const { signal } = new AbortController()
    try {
      saveFile(
        await writeXlsx(title, await sheetCells(payoutSheet(sheet.value?.unpaid ?? []), signal), signal),
        `Ведомость ${city}.xlsx`,
      )
    } catch (error) {
      toast.failure(toFailure(error))
    }
    setSaving(false)
  }
  const isEmpty = !sheet.value?.unpaid.length
  return (
    <Modal
      open
      title={title}
      width={760}
      closable={DIALOG_CLOSE}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>Готово</Button>
          <Button disabled={isEmpty} loading={isSaving} onClick={() => void save()}>
            Скачать XLSX
          </Button>
          <Button type="primary" disabled={isEmpty} onClick={() => window.print()}>
            Печать
          </Button>
        </>
      }
    >
      <LoadPanel of={sheet} waiting={<Skeleton active title={false} paragraph={{ rows: 6 }} />}>
        {({ unpaid, notes }) => (
          <>
            {notes.map((note) => (
              <Alert key={note} type="warning" showIcon className="load-alert" title={note} />
            ))}
            {unpaid.length === 0 ? (
              <EmptyState title="Список выплат пуст" />
            ) : (
              <>
                <SheetTable rows={unpaid} title={title} />
                {createPortal(
                  <div className="payout-print" aria-hidden="true">
                    <p className="payout-print__title">{title}</p>
                    {notes.map((note) => (
                      <p key={note}>{note}</p>
                    ))}
                    <SheetTable rows={unpaid} title={title} />
                  </div>,
                  document.body,
                )}
              </>
            )}
          </>
        )}
      </LoadPanel>
    </Modal>
  )
}

function SheetTable({ rows, title }: { rows: readonly Salary[]; title: string }) {
  return (
    <table className="payout-sheet" aria-label={title}>
      <thead>
        <tr>
          {['№', 'Курьер', 'Даты', 'К выплате', 'Подпись'].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheetLines(rows).map(({ number, courier, dates, payouts }) => (
          <tr key={number ?? 'total'} className={number === undefined ? 'payout-sheet__total' : undefined}>
            <td>{number}</td>
            <td>{courier}</td>
            <td>{dates}</td>
            <td className="payout-sheet__sum">{payouts === undefined ? '—' : formatMoney(payouts)}</td>
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

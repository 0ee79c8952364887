import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons'
import { Alert, Button, Modal, Skeleton } from 'antd'
import { useMemo, useState } from 'react'
import { loadSalarySummary, type Salary, type SalaryFilters, searchSalary } from '../../../api/salary'
import { formatMoney } from '../../../domain/money'
import { counted } from '../../../domain/text'
import type { Query } from '../../../lib/address'
import { loadAllPages } from '../../../lib/allPages'
import { saveFile } from '../../../lib/download'
import { toFailure } from '../../../lib/failure'
import { sheetCells } from '../../../lib/sheet'
import { writeXlsx } from '../../../lib/xlsxJob'
import { nameIn, useCityOptions } from '../../../session/allowedCities'
import { useUser } from '../../../session/useAccess'
import { EmptyState } from '../../../ui/EmptyState'
import { DIALOG_CLOSE } from '../../../ui/form/dialogClose'
import { LoadPanel } from '../../../ui/load/LoadPanel'
import { useLoaded } from '../../../ui/load/useLoaded'
import { toast } from '../../../ui/toasts'
import { rowKey } from '../salaryRows'
import { PayoutPaper, SheetTable } from './PayoutPaper'
import { type PayoutSheet, payoutFile, payoutSheet } from './payoutSheet'
import { notePrinted, printedText } from './printedSheets'
import './payoutSheet.css'

async function loadSheet(query: Query<SalaryFilters>, signal: AbortSignal): Promise<PayoutSheet> {
  const { page: _page, orderBy: _orderBy, group: _group, ...filters } = query
  const all = await loadAllPages<Salary, SalaryFilters>({ search: searchSalary, query, keyOf: rowKey, signal })
  const { payouts } = await loadSalarySummary({ ...filters, isPaidOut: false }, signal)
  return payoutSheet(all, filters.isPaidOut === true ? undefined : payouts, query)
}

export function PayoutSheetDialog({ query, onClose }: { query: Query<SalaryFilters>; onClose: () => void }) {
  const city = nameIn(useCityOptions(), query.cityId)
  const sheet = useLoaded(loadSheet, [query])
  const title = `Ведомость на выплату: ${city}`
  return (
    <Modal
      open
      title={title}
      width={760}
      closable={DIALOG_CLOSE}
      onCancel={onClose}
      footer={<Button onClick={onClose}>Готово</Button>}
    >
      <LoadPanel of={sheet} waiting={<Skeleton active title={false} paragraph={{ rows: 6 }} />}>
        {(loaded) => <Sheet sheet={loaded} title={title} city={city} query={query} />}
      </LoadPanel>
    </Modal>
  )
}

type SheetProps = { sheet: PayoutSheet; title: string; city: string; query: Query<SalaryFilters> }

function Sheet({ sheet, title, city, query }: SheetProps) {
  const { id } = useUser()
  const [isSaving, setSaving] = useState(false)
  const printed = useMemo(() => printedText(id, query, sheet), [id, query, sheet])
  const { notes, period, isIncomplete, lines } = sheet
  const heading = isIncomplete ? `Неполная ведомость на выплату: ${city}` : title
  const print = () => {
    notePrinted(id, query, sheet)
    window.print()
  }
  const save = async () => {
    setSaving(true)
    const { signal } = new AbortController()
    try {
      const cells = await sheetCells(payoutFile(sheet), signal)
      const name = [isIncomplete ? 'Неполная ведомость' : 'Ведомость', city, period].filter(Boolean).join(' ')
      saveFile(await writeXlsx(heading, cells, signal), `${name}.xlsx`)
      notePrinted(id, query, sheet)
    } catch (error) {
      toast.failure(toFailure(error))
    }
    setSaving(false)
  }
  return (
    <>
      {lines.length > 0 && (
        <div className="payout-buttons">
          <Button type="primary" icon={<PrinterOutlined />} onClick={print}>
            {isIncomplete ? 'Печать неполной' : 'Печать'}
          </Button>
          <Button icon={<DownloadOutlined />} loading={isSaving} onClick={() => void save()}>
            Скачать XLSX
          </Button>
          <span>{summaryText(sheet)}</span>
        </div>
      )}
      {printed && (
        <Alert type={printed.isOutdated ? 'warning' : 'info'} showIcon className="load-alert" title={printed.text} />
      )}
      {notes.map((note) => (
        <Alert key={note} type="warning" showIcon className="load-alert" title={note} />
      ))}
      {lines.length === 0 ? (
        <EmptyState title="Список выплат пуст" />
      ) : (
        <>
          <SheetTable sheet={sheet} label={title} />
          <PayoutPaper sheet={sheet} heading={heading} />
        </>
      )}
    </>
  )
}

const summaryText = ({ period, lines, total }: PayoutSheet): string =>
  [period && `За ${period}`, counted(lines.length, 'курьер', 'курьера', 'курьеров'), formatMoney(total)]
    .filter(Boolean)
    .join(', ')

import { DownloadOutlined, FileTextOutlined, PrinterOutlined } from '@ant-design/icons'
import { Alert, Button, Modal, Skeleton } from 'antd'
import { useMemo, useState } from 'react'
import { loadSalarySummary, type SalaryFilters } from '../../../api/salary'
import { formatMoney } from '../../../domain/money'
import { countWithNoun } from '../../../domain/textFormatting'
import { useMutation } from '../../../kit/form/useMutation'
import { downloadBlob } from '../../../lib/download'
import { type Failure, isAbortError, toFailure } from '../../../lib/failure'
import type { ListQuery } from '../../../lib/listQuery'
import { toSpreadsheetCells } from '../../../lib/spreadsheetCells'
import { writeXlsx } from '../../../lib/writeXlsx'
import { optionLabel, useCityOptions } from '../../../session/cityOptions'
import { useUser } from '../../../session/sessionHooks'
import { EmptyState } from '../../../ui/EmptyState'
import { DIALOG_CLOSE_PROPS, isSecondClick } from '../../../ui/form/dialogProps'
import { FailureAlert } from '../../../ui/form/FormAlert'
import { LoadedContent } from '../../../ui/load/LoadedContent'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { loadAllSalaryRows } from '../salaryRows'
import { PayoutPrintView, PayoutSheetTable } from './PayoutPrintView'
import { createPayoutSheet, type PayoutSheetData, toPayoutSpreadsheet } from './payoutSheet'
import { payoutSheetDrilldowns } from './payoutSheetDrilldowns'
import { describeLastPayoutPrint, recordPayoutSheetPrint } from './payoutSheetPrints'
import './payoutSheet.css'

async function loadSheet(query: ListQuery<SalaryFilters>, signal: AbortSignal): Promise<PayoutSheetData> {
  const { page: _page, orderBy: _orderBy, group: _group, ...filters } = query
  const all = await loadAllSalaryRows(query, signal)
  // The server's total is only compared with the sum of the sheet, so the sheet is shown even if the total fails to load.
  const serverTotal = await loadSalarySummary({ ...filters, isPaidOut: false }, signal).then(
    ({ payouts }) => (filters.isPaidOut === true ? undefined : payouts),
    (error: unknown) => {
      if (isAbortError(error)) throw error
      toFailure(error)
      return null
    },
  )
  return createPayoutSheet(all, serverTotal, query)
}

export function PayoutSheetDialog({ query, onClose }: { query: ListQuery<SalaryFilters>; onClose: () => void }) {
  const city = optionLabel(useCityOptions(), query.cityId)
  const sheet = useLoadedValue(loadSheet, [query])
  const title = `Ведомость на выплату: ${city}`
  return (
    <Modal
      open
      title={title}
      width={760}
      closable={DIALOG_CLOSE_PROPS}
      onCancel={(event) => isSecondClick(event) || onClose()}
      footer={<Button onClick={onClose}>Готово</Button>}
    >
      <LoadedContent of={sheet} waiting={<Skeleton active title={false} paragraph={{ rows: 6 }} />}>
        {(loaded) => <Sheet sheet={loaded} title={title} city={city} query={query} onClose={onClose} />}
      </LoadedContent>
    </Modal>
  )
}

type SheetProps = {
  sheet: PayoutSheetData
  title: string
  city: string
  query: ListQuery<SalaryFilters>
  onClose: () => void
}

function Sheet({ sheet, title, city, query, onClose }: SheetProps) {
  const { id } = useUser()
  const { run, isPending, failure } = useMutation()
  const printed = useMemo(() => describeLastPayoutPrint(id, query, sheet), [id, query, sheet])
  const { notes, period, isIncomplete, lines } = sheet
  const heading = isIncomplete ? `Неполная ведомость на выплату: ${city}` : title
  const print = () => {
    recordPayoutSheetPrint(id, query, sheet)
    window.print()
  }
  const save = async () => {
    const { signal } = new AbortController()
    const cells = await toSpreadsheetCells(toPayoutSpreadsheet(sheet), signal)
    const name = [isIncomplete ? 'Неполная ведомость' : 'Ведомость', city, period].filter(Boolean).join(' ')
    downloadBlob(await writeXlsx(heading, cells, signal), `${name}.xlsx`)
    recordPayoutSheetPrint(id, query, sheet)
  }
  return (
    <>
      {lines.length > 0 && (
        <div className="payout-buttons">
          <Button type="primary" icon={<PrinterOutlined />} onClick={print}>
            {isIncomplete ? 'Печать неполной' : 'Печать'}
          </Button>
          <Button
            icon={<DownloadOutlined />}
            loading={isPending}
            onClick={() => void run(save, { explain: notWritten })}
          >
            Скачать XLSX
          </Button>
          <span>{summaryText(sheet)}</span>
        </div>
      )}
      {failure && <FailureAlert failure={failure} />}
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
          <PayoutSheetTable
            sheet={sheet}
            label={title}
            drilldowns={payoutSheetDrilldowns(query, sheet)}
            onFollow={onClose}
          />
          <PayoutPrintView sheet={sheet} heading={heading} />
        </>
      )}
    </>
  )
}

const notWritten = (failure: Failure): Failure => ({ ...failure, message: `Файл не записан: ${failure.message}` })

const summaryText = ({ period, lines, total }: PayoutSheetData): string =>
  [period && `За ${period}`, countWithNoun(lines.length, 'курьер', 'курьера', 'курьеров'), formatMoney(total)]
    .filter(Boolean)
    .join(', ')

export function PayoutSheetButton({ query }: { query: ListQuery<SalaryFilters> }) {
  // Stores the query at the time of the click, so that the payout sheet does not change while its dialog is open.
  const [sheetQuery, setSheetQuery] = useState<ListQuery<SalaryFilters> | null>(null)
  return (
    <>
      <Button type="text" size="small" icon={<FileTextOutlined />} onClick={() => setSheetQuery(query)}>
        Ведомость
      </Button>
      {sheetQuery && <PayoutSheetDialog query={sheetQuery} onClose={() => setSheetQuery(null)} />}
    </>
  )
}

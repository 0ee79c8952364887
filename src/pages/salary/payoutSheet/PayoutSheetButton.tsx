import { FileTextOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import type { SalaryFilters } from '../../../api/salary'
import type { ListQuery } from '../../../lib/listQuery'
import { PayoutSheetDialog } from './PayoutSheetDialog'

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

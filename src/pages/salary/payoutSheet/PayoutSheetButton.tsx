import { FileTextOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import type { SalaryFilters } from '../../../api/salary'
import type { Query } from '../../../lib/address'
import { PayoutSheetDialog } from './PayoutSheetDialog'

/** «Ведомость» of everything that the filter finds. */
export function PayoutSheetButton({ query }: { query: Query<SalaryFilters> }) {
  // The query of the click: what is signed does not change under way.
  const [asked, setAsked] = useState<Query<SalaryFilters> | null>(null)
  return (
    <>
      <Button type="text" size="small" icon={<FileTextOutlined />} onClick={() => setAsked(query)}>
        Ведомость
      </Button>
      {asked && <PayoutSheetDialog query={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

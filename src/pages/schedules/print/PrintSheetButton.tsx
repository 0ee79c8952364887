import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import './print.css'

/** Prints a separate sheet, because the page itself renders only the visible rows. */
export function PrintSheetButton({ sheet }: { sheet: () => ReactNode }) {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    if (!isPrinting) return
    const done = () => setPrinting(false)
    window.addEventListener('afterprint', done)
    window.print()
    return () => window.removeEventListener('afterprint', done)
  }, [isPrinting])
  return (
    <>
      <Button
        type="text"
        icon={<PrinterOutlined />}
        aria-label="Печать"
        title="Печать"
        onClick={() => setPrinting(true)}
      />
      {isPrinting && createPortal(<div className="print-sheet">{sheet()}</div>, document.body)}
    </>
  )
}

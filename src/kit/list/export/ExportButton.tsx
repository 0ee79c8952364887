import { DownloadOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useState } from 'react'
import type { ListQuery } from '../../../lib/listQuery'
import { lazyDialog } from '../../../ui/chunk/lazyDialog'
import { useMenuFocus } from '../../../ui/useMenuFocus'
import type { ExportDialogProps } from './ExportDialog'
import type { ExportFormat, ListExportSource } from './runListExport'

const ITEMS: { key: ExportFormat; label: string }[] = [
  { key: 'xlsx', label: 'Excel (XLSX)' },
  { key: 'csv', label: 'CSV' },
]

const ExportDialog = lazyDialog(() => import('./ExportDialog').then((m) => m.ExportDialog))

export type ExportButtonProps<Row, F> = {
  source: ListExportSource<Row, F>
  query: ListQuery<F>
}

type Chosen<F> = { format: ExportFormat; query: ListQuery<F>; isOpen: boolean }

export function ExportButton<Row, F>({ source, query }: ExportButtonProps<Row, F>) {
  // The format that the user has clicked and the list query at that time. Later changes of the query do not affect the export.
  const [chosen, setChosen] = useState<Chosen<F> | null>(null)
  const { button, giveBack } = useMenuFocus()
  return (
    <>
      <Dropdown
        autoFocus
        trigger={['click']}
        placement="bottomRight"
        menu={{
          items: ITEMS,
          onClick: ({ key, domEvent }) => {
            giveBack(domEvent)
            setChosen({ format: key === 'csv' ? 'csv' : 'xlsx', query, isOpen: true })
          },
        }}
      >
        <Button ref={button} type="text" size="small" icon={<DownloadOutlined />}>
          Экспорт
        </Button>
      </Dropdown>
      {chosen && (
        <ExportDialog
          source={source as ExportDialogProps<unknown, unknown>['source']}
          query={chosen.query as ListQuery<unknown>}
          format={chosen.format}
          open={chosen.isOpen}
          onClose={() => setChosen({ ...chosen, isOpen: false })}
          afterClose={() => setChosen(null)}
        />
      )}
    </>
  )
}

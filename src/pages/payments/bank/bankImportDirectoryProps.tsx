import { TableOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Option } from '../../../domain/labeledOptions'
import { BankStatementDialog } from './BankStatementDialog'

type PaymentsScreen = { may: (form: 'bank') => boolean; show: (form: 'bank') => void; list: { reload: () => void } }

export const bankImportDirectoryProps = (page: PaymentsScreen, companies: readonly Option<number>[]) => ({
  extra: page.may('bank') && (
    <Button icon={<TableOutlined />} onClick={() => page.show('bank')}>
      Вставить из банка
    </Button>
  ),
  own: {
    bank: ({ open, onClose, onAway }: { open: boolean; onClose: () => void; onAway: () => void }) => (
      <BankStatementDialog
        open={open}
        companies={companies}
        onAway={onAway}
        onClose={(mayHaveRecorded) => {
          onClose()
          if (mayHaveRecorded) page.list.reload()
        }}
      />
    ),
  },
})

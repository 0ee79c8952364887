import { Alert } from 'antd'
import { type UnreadableRowNoun, unreadableRowsText } from '../../domain/unreadableRowsText'
import { getUnreadableCount } from '../../lib/unreadableRowCount'

type Props = { noun: UnreadableRowNoun } & ({ of: readonly unknown[] | undefined } | { count: number | undefined })

export function UnreadableRowsAlert({ noun, ...rows }: Props) {
  const count = 'of' in rows ? getUnreadableCount(rows.of) : rows.count
  if (!count) return null
  return (
    <Alert
      type="warning"
      showIcon
      className="load-alert"
      title={`${unreadableRowsText(count, noun)}: сервер прислал не все поля`}
    />
  )
}

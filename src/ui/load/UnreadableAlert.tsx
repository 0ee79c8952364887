import { Alert } from 'antd'
import { type UnreadableRowNoun, unreadableText } from '../../domain/unreadableText'
import { getUnreadableCount } from '../../lib/unreadableRowCount'

type Props = { noun: UnreadableRowNoun } & ({ of: readonly unknown[] | undefined } | { count: number | undefined })

export function UnreadableAlert({ noun, ...rows }: Props) {
  const count = 'of' in rows ? getUnreadableCount(rows.of) : rows.count
  if (!count) return null
  return (
    <Alert
      type="warning"
      showIcon
      className="load-alert"
      title={`${unreadableText(count, noun)}: сервер прислал не все поля`}
    />
  )
}

import { Alert } from 'antd'
import { type UnreadableNoun, unreadableText } from '../../domain/unreadableText'
import { countUnreadable } from '../../lib/unreadableRows'

type Props = { noun: UnreadableNoun } & ({ of: readonly unknown[] | undefined } | { count: number | undefined })

export function UnreadableAlert({ noun, ...rows }: Props) {
  const count = 'of' in rows ? countUnreadable(rows.of) : rows.count
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

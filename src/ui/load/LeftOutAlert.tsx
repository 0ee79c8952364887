import { Alert } from 'antd'
import { type LeftOutNoun, leftOutText } from '../../domain/leftOut'
import { countLeftOut } from '../../lib/leftOut'
import './loadAlert.css'

type Props = { noun: LeftOutNoun } & ({ of: readonly unknown[] | undefined } | { count: number | undefined })

export function LeftOutAlert({ noun, ...rows }: Props) {
  const count = 'of' in rows ? countLeftOut(rows.of) : rows.count
  if (!count) return null
  return (
    <Alert
      type="warning"
      showIcon
      className="load-alert"
      title={`${leftOutText(count, noun)}: сервер прислал не все поля`}
    />
  )
}

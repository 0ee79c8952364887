import { DateTimeFormatter } from '@js-joda/core'
import { toCityTime } from '../../../lib/jodaMoments'
import { StatusTag } from '../../../ui/StatusTag'

const MOMENT = DateTimeFormatter.ofPattern('yyyy-MM-dd HH:mm')

type Props = { isConfirmed: boolean; at: string | undefined; timezone: number }

export function ConfirmationStatus({ isConfirmed, at, timezone }: Props) {
  if (!isConfirmed) return <StatusTag tone="danger">Не подтверждено</StatusTag>
  return (
    <StatusTag tone="success">
      {at === undefined ? 'Подтверждено' : `Подтверждено ${toCityTime(at, timezone).format(MOMENT)}`}
    </StatusTag>
  )
}

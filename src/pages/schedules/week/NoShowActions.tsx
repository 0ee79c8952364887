import { PhoneOutlined, SwapOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { phoneLink } from '../../../domain/phones'
import { bidiIsolated } from '../../../domain/textFormatting'

type Props = { fio: string; phone: string | undefined; onReplace: (() => void) | undefined }

export function NoShowActions({ fio, phone, onReplace }: Props) {
  const name = bidiIsolated(fio)
  return (
    <span className="no-show">
      {phone !== undefined && (
        <Button size="small" icon={<PhoneOutlined />} href={phoneLink(phone)} aria-label={`Позвонить: ${name}`}>
          Позвонить
        </Button>
      )}
      {onReplace && (
        <Button size="small" icon={<SwapOutlined />} onClick={onReplace} aria-label={`Заменить: ${name}`}>
          Заменить
        </Button>
      )}
    </span>
  )
}

import { DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { type CourierPenalty, deleteCourierPenalty } from '../../api/couriers'
import { formatFine } from '../../domain/money'
import { bidiIsolated } from '../../domain/textFormatting'
import { DeleteDialog } from '../../kit/form/ConfirmDialog'
import { SkeletonCell } from '../../kit/list/SkeletonCell'
import type { LoadedValue } from '../../lib/loadedValue'
import { formatMoment } from '../../lib/moments'
import { useAccess } from '../../session/sessionHooks'
import { cityTimezone } from '../../session/timezones'
import { EmptyState } from '../../ui/EmptyState'
import { LoadedContent } from '../../ui/load/LoadedContent'
import { UnreadableRowsAlert } from '../../ui/load/UnreadableRowsAlert'
import { toolButtonProps } from '../../ui/toolButton'
import './fines.css'

type CourierFineListProps = {
  fines: LoadedValue<readonly CourierPenalty[]>
  cityId: number | undefined
  onChanged: () => void
}

export function CourierFineList({ fines, cityId, onChanged }: CourierFineListProps) {
  const mayCancel = useAccess()('courier_penalty_manage')
  const [deletion, setDeletion] = useState<{ fine: CourierPenalty; isOpen: boolean }>()
  const close = () => setDeletion((last) => last && { ...last, isOpen: false })
  return (
    <>
      <LoadedContent of={fines} waiting={<SkeletonCell />}>
        {(value) =>
          value.length === 0 ? (
            <EmptyState title="Штрафов нет" />
          ) : (
            <>
              <UnreadableRowsAlert of={value} noun="fine" />
              <ul className="fines" aria-label="Штрафы курьера">
                {value.map((fine) => (
                  <Fine
                    key={fine.id}
                    fine={fine}
                    timezone={cityTimezone(cityId)}
                    onCancel={mayCancel ? () => setDeletion({ fine, isOpen: true }) : undefined}
                  />
                ))}
              </ul>
            </>
          )
        }
      </LoadedContent>
      {deletion && (
        <DeleteDialog
          open={deletion.isOpen}
          title="Удалить штраф?"
          action={() => deleteCourierPenalty(deletion.fine.id)}
          success="Штраф удалён"
          onChanged={onChanged}
          onDone={close}
          onClose={close}
        >
          {[fineName(deletion.fine), priceText(deletion.fine)].filter(Boolean).join(', ')}
        </DeleteDialog>
      )}
    </>
  )
}

type FineProps = { fine: CourierPenalty; timezone: number; onCancel: (() => void) | undefined }

function Fine({ fine, timezone, onCancel }: FineProps) {
  const { createdAt, refereeName, comment } = fine
  const by = [createdAt && formatMoment(createdAt, timezone), refereeName].filter(Boolean).join(', ')
  return (
    <li className="fines__item">
      <div className="fines__words">
        <div className="fines__name">{fineName(fine)}</div>
        {comment && <div>{comment}</div>}
        <div className="fines__by">{by}</div>
      </div>
      <div className="fines__price">{priceText(fine) ?? '—'}</div>
      {onCancel && (
        <Button
          {...toolButtonProps(`Удалить штраф: ${fineName(fine)}`, 'Удалить штраф')}
          icon={<DeleteOutlined />}
          onClick={onCancel}
        />
      )}
    </li>
  )
}

const fineName = ({ id, name }: CourierPenalty): string => bidiIsolated(name ?? `Штраф № ${id}`)

const priceText = ({ price }: CourierPenalty): string | undefined =>
  price === undefined ? undefined : formatFine(price)

import { Alert } from 'antd'
import type { CourierOption, NumberOption } from '../../../api/dictionaries'
import { publishSchedule, type Schedule } from '../../../api/schedules'
import { ConfirmDialog } from '../../../kit/form/ConfirmDialog'
import { PublishPreview } from './PublishPreview'

type PublishDialogProps = {
  open: boolean
  /** True if the week has unsaved changes. The browser's Forward button can reopen the dialog after an edit. */
  hasUnsaved: boolean
  schedule: Schedule
  couriers: readonly CourierOption[] | undefined
  points: readonly NumberOption[] | undefined
  onChanged: () => void
  onDone: () => void
  onClose: () => void
}

export function PublishDialog({ open, hasUnsaved, schedule, couriers, points, ...on }: PublishDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Опубликовать изменения в расписании?"
      confirmText="Опубликовать"
      action={() => publishSchedule(schedule.id)}
      success="Расписание опубликовано"
      isConfirmDisabled={hasUnsaved}
      {...on}
    >
      {hasUnsaved ? (
        <Alert type="warning" showIcon title="Сначала сохраните изменения" />
      ) : (
        <>
          <p className="publish-preview__text">Все изменения будут опубликованы и станут доступны курьерам.</p>
          {open && <PublishPreview schedule={schedule} couriers={couriers} points={points} />}
        </>
      )}
    </ConfirmDialog>
  )
}

import { clearSchedule, type Schedule } from '../../../api/schedules'
import { ConfirmDialog } from '../../../kit/form/ConfirmDialog'

type Props = { open: boolean; schedule: Schedule; onChanged: () => void; onDone: () => void; onClose: () => void }

/** A week that was never published has only its draft, so this dialog deletes the whole week. */
export function DiscardDraftDialog({ open, schedule, onChanged, onDone, onClose }: Props) {
  return (
    <ConfirmDialog
      open={open}
      title="Отменить изменения и удалить черновик?"
      confirmText="Сбросить"
      danger
      action={() => clearSchedule(schedule.id)}
      success="Черновик удалён"
      onChanged={onChanged}
      onDone={onDone}
      onClose={onClose}
    >
      {schedule.isPublished
        ? 'Изменения черновика будут удалены, опубликованные данные останутся без изменений.'
        : 'Расписание ещё не публиковалось: будет удалён весь план недели.'}
    </ConfirmDialog>
  )
}

import { clearSchedule, type Schedule } from '../../../api/schedules'
import { ConfirmDialog } from '../../../ui/form/ConfirmDialog'
import { toast } from '../../../ui/toasts'

type Props = { open: boolean; schedule: Schedule; onDone: () => void; onClose: () => void }

/** The draft goes. A week that was never published consists of nothing else. */
export function ResetDialog({ open, schedule, onDone, onClose }: Props) {
  return (
    <ConfirmDialog
      open={open}
      title="Отменить изменения и удалить черновик?"
      confirmText="Сбросить"
      danger
      action={() => clearSchedule(schedule.id)}
      onDone={() => {
        toast.success('Черновик удалён')
        onDone()
      }}
      onClose={onClose}
    >
      {schedule.isPublished
        ? 'Изменения черновика будут удалены, опубликованные данные останутся без изменений.'
        : 'Расписание ещё не публиковалось: будет удалён весь план недели.'}
    </ConfirmDialog>
  )
}

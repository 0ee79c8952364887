import { Alert } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { clearSchedule, publishSchedule, type Schedule } from '../../../api/schedules'
import { useDialogUrl } from '../../../kit/directory/useDialogUrl'
import { ConfirmDialog } from '../../../kit/form/ConfirmDialog'
import { RestoreInputAlert } from '../../../kit/form/RestoreInputAlert'
import { numberStruct } from '../../../lib/structs'
import { CourierPositionDialog } from '../../../parts/couriers/CourierPositionDialog'
import { useAccess } from '../../../session/sessionHooks'
import { useFocusAfterDialog } from '../../../ui/form/useDialogFocus'
import { PublishPreview } from '../publish/PublishPreview'
import { useWeekScreen } from './useWeekScreen'
import { WeekContent } from './WeekContent'
import { WeekPageHeader } from './WeekPageHeader'

const DIALOGS = { publish: null, reset: null, location: numberStruct() }
const PERMISSIONS = {
  publish: 'schedule_publish',
  reset: 'schedule_create',
  location: 'courier_location_view',
} as const

export function WeekScreen({ schedule, onReload }: { schedule: Schedule; onReload: () => void }) {
  const can = useAccess()
  const state = useWeekScreen(schedule, onReload)
  const { address, names, couriers, points } = state
  const hasUnsaved = state.changed.length > 0
  const { dialog, isOpen, key, show, close } = useDialogUrl(DIALOGS, (form) => can(PERMISSIONS[form]))
  const [filledDay, setFilledDay] = useState<string>()
  const content = useRef<HTMLDivElement>(null)
  const shifts = useRef({
    focus: () =>
      (content.current?.querySelector<HTMLElement>('[role="grid"]') ?? content.current)?.focus({ preventScroll: true }),
  })
  // When the dialog closes, the shifts get the focus, because the button that opened the dialog is removed.
  useFocusAfterDialog(shifts, state.isLocked)
  // When editing starts, the edit button is removed and the browser moves the focus to the body, so move the focus to the shifts. If
  // another element has the focus, do not move the focus.
  const wasEditing = useRef(state.isEditing)
  useEffect(() => {
    const isStarted = state.isEditing && !wasEditing.current
    wasEditing.current = state.isEditing
    if (isStarted && document.activeElement === document.body) shifts.current.focus()
  }, [state.isEditing])
  const draftDialog = {
    open: isOpen,
    onChanged: state.onDraftChanged,
    onDone: () => {
      close()
      state.reloadDraft()
    },
    onClose: close,
  }
  return (
    <>
      <WeekPageHeader
        state={state}
        filledDay={filledDay}
        onPublish={() => show('publish')}
        onReset={() => show('reset')}
      />
      {state.mayCreate && <RestoreInputAlert draft={state.draft} />}
      <div ref={content} tabIndex={-1} className="week-content">
        <WeekContent state={state} onFilled={setFilledDay} onLocate={(courierId) => show('location', courierId)} />
      </div>
      {state.question}
      <ConfirmDialog
        open={state.isLocked && address.mode !== 'view'}
        title="Изменить прошедшую неделю?"
        confirmText="Изменить"
        action={async () => undefined}
        onDone={() => {
          state.unlock()
          if (state.isWeekView) state.toView()
        }}
        onClose={() => address.set({ mode: 'view' })}
      >
        Неделя уже прошла. Изменение плана не меняет отработанных смен.
      </ConfirmDialog>
      {dialog?.form === 'publish' && (
        <ConfirmDialog
          key={key}
          title="Опубликовать изменения в расписании?"
          confirmText="Опубликовать"
          action={() => publishSchedule(schedule.id)}
          success="Расписание опубликовано"
          isConfirmDisabled={hasUnsaved}
          {...draftDialog}
        >
          {/* The browser's Forward button can reopen the dialog after an edit. */}
          {hasUnsaved ? (
            <Alert type="warning" showIcon title="Сначала сохраните изменения" />
          ) : (
            <>
              <p className="publish-preview__text">Все изменения будут опубликованы и станут доступны курьерам.</p>
              {isOpen && <PublishPreview schedule={schedule} couriers={couriers.value} points={points.value} />}
            </>
          )}
        </ConfirmDialog>
      )}
      {dialog?.form === 'reset' && (
        <ConfirmDialog
          key={key}
          title="Отменить изменения и удалить черновик?"
          confirmText="Сбросить"
          danger
          action={() => clearSchedule(schedule.id)}
          success="Черновик удалён"
          {...draftDialog}
        >
          {/* A week that was never published has only its draft, so this dialog deletes the whole week. */}
          {schedule.isPublished
            ? 'Изменения черновика будут удалены, опубликованные данные останутся без изменений.'
            : 'Расписание ещё не публиковалось: будет удалён весь план недели.'}
        </ConfirmDialog>
      )}
      {dialog?.form === 'location' && (
        <CourierPositionDialog
          key={key}
          open={isOpen}
          courier={{ ...names.courier(dialog.entry), id: dialog.entry, cityId: schedule.cityId }}
          onClose={close}
        />
      )}
    </>
  )
}

import { Button, Modal, Progress } from 'antd'
import { useRef } from 'react'
import type { NotificationFilters } from '../../api/notifications'
import { type OutcomeCounts, outcomeCountsText } from '../../domain/outcomeCounts'
import { countWithNoun } from '../../domain/textFormatting'
import { DIALOG_CLOSE_PROPS, isSecondClick } from '../../ui/form/dialogProps'
import { FailureAlert } from '../../ui/form/FormAlert'
import { useDialogFocus } from '../../ui/form/useDialogFocus'
import type { HideAllNotificationsState } from './hideAllNotifications'
import { useHideAllNotifications } from './useHideAllNotifications'

export type HideAllNotificationsDialogProps = {
  open: boolean
  filters: Partial<NotificationFilters>
  onClose: () => void
  onSettled: () => void
}

const words = (count: number): string => countWithNoun(count, 'уведомления', 'уведомлений', 'уведомлений')

const handled = ({ done, failed, unknown }: OutcomeCounts): number => done + failed + unknown

export function HideAllNotificationsDialog({ open, filters, onClose, onSettled }: HideAllNotificationsDialogProps) {
  const { state, failure, start, stop } = useHideAllNotifications(filters, open, onSettled)
  const decline = useRef<HTMLButtonElement>(null)
  const isOver = state?.step === 'over'
  useDialogFocus(decline, open)
  useDialogFocus(decline, open && isOver)
  const isRunning = state?.step === 'finding' || state?.step === 'hiding'
  const close = () => {
    stop()
    onClose()
  }
  return (
    <Modal
      open={open}
      title="Скрыть все по фильтру?"
      width={440}
      closable={DIALOG_CLOSE_PROPS}
      onCancel={(event) => isSecondClick(event) || close()}
      footer={
        <>
          <Button ref={decline} onClick={(event) => isSecondClick(event) || (isRunning ? stop : close)()}>
            {isRunning ? 'Остановить' : isOver ? 'Готово' : 'Отмена'}
          </Button>
          {!isOver && (
            <Button type="primary" loading={isRunning} onClick={start}>
              {failure ? 'Повторить' : 'Скрыть все'}
            </Button>
          )}
        </>
      }
    >
      {!state && (
        <p>Скроются все активные уведомления, которые находит фильтр, на всех страницах. Вернуть их нельзя.</p>
      )}
      <div role="status">
        {state?.step === 'finding' && <span>Ищем активные уведомления…</span>}
        {state?.step === 'hiding' && (
          <>
            <span>{`Обработано ${handled(state)} из ${words(state.count)}`}</span>
            <Progress
              percent={Math.round((handled(state) / Math.max(1, state.count)) * 100)}
              showInfo={false}
              aria-label="Ход скрытия"
            />
          </>
        )}
        {state?.step === 'over' && <Outcome state={state} />}
      </div>
      {failure && <FailureAlert failure={failure} />}
    </Modal>
  )
}

function Outcome({ state }: { state: Extract<HideAllNotificationsState, { step: 'over' }> }) {
  const { count, stopped, failure } = state
  if (count === 0) return 'Активных уведомлений по этому фильтру нет'
  return (
    <>
      <p>{`${stopped ? 'Остановлено. ' : ''}${outcomeCountsText('Скрыто', state, words(count))}`}</p>
      {failure && <FailureAlert failure={failure} />}
    </>
  )
}

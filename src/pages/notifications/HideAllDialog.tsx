import { Alert, Button, Modal, Progress } from 'antd'
import { useRef } from 'react'
import type { NotificationFilters } from '../../api/notifications'
import { countWithNoun } from '../../domain/text'
import { failureText } from '../../lib/failure'
import { DIALOG_CLOSE_PROPS, isSecondClick } from '../../ui/form/dialogClose'
import { FailureAlert } from '../../ui/form/FormAlert'
import { useDialogFocus } from '../../ui/form/useDialogFocus'
import type { HideAllState } from './hideAllNotifications'
import { useHideAll } from './useHideAll'

export type HideAllDialogProps = {
  open: boolean
  filters: Partial<NotificationFilters>
  onClose: () => void
  onSettled: () => void
}

const words = (count: number): string => countWithNoun(count, 'уведомление', 'уведомления', 'уведомлений')

export function HideAllDialog({ open, filters, onClose, onSettled }: HideAllDialogProps) {
  const { state, failure, start, stop } = useHideAll(filters, open, onSettled)
  const decline = useRef<HTMLButtonElement>(null)
  useDialogFocus(decline, open)
  const isRunning = state?.step === 'finding' || state?.step === 'hiding'
  const begin = () => {
    start()
    // The pressed button is removed, which would move the focus to the body.
    decline.current?.focus()
  }
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
          <Button ref={decline} onClick={isRunning ? stop : close}>
            {isRunning ? 'Остановить' : state ? 'Готово' : 'Отмена'}
          </Button>
          {(!state || failure) && (
            <Button type="primary" onClick={begin}>
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
        {state?.step === 'finding' && 'Ищем активные уведомления…'}
        {state?.step === 'hiding' && (
          <>
            {`Скрыто ${state.done} из ${state.count}`}
            <Progress
              percent={Math.round((state.done / Math.max(1, state.count)) * 100)}
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

function Outcome({ state }: { state: Extract<HideAllState, { step: 'over' }> }) {
  const { done, count, failed, stopped, failure } = state
  if (count === 0) return 'Активных уведомлений по этому фильтру нет'
  return (
    <>
      <p>{`${stopped ? 'Остановлено: скрыто' : 'Скрыто'} ${done} из ${words(count)}`}</p>
      {failed > 0 && (
        <Alert type="error" showIcon title={`Не скрыто ${words(failed)}: ${failure ? failureText(failure) : ''}`} />
      )}
    </>
  )
}

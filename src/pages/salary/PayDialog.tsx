import { Alert, Button, Modal, Progress } from 'antd'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { Salary } from '../../api/salary'
import { DIALOG_CLOSE_PROPS, isSecondClick } from '../../ui/form/dialogProps'
import { FailureAlert } from '../../ui/form/FormAlert'
import { useDialogFocus } from '../../ui/form/useDialogFocus'
import { toast } from '../../ui/toasts'
import type { PayBatchResult } from './bulk/payResultLines'
import { SalaryPayResults } from './bulk/SalaryPayResults'
import { payAttemptJournalVersion } from './pay/salaryPaymentSender'
import { PayRunReview } from './review/PayRunReview'
import { useFinalPayResults } from './useFinalPayResults'
import { usePayRun } from './usePayRun'
import { salaryRowPayState } from './useSalaryRowPayState'

export type PayDialogProps = {
  rows: readonly Salary[]
  /** City of the rows when the dialog was opened. The city in the URL may change while a payment is being sent. */
  cityId: number | undefined
  onClose: () => void
  onSettled: () => void
  /**
   * Called with the results of all payment requests, if the user closed the dialog before the last response and at least one row was not
   * paid.
   */
  onAway: (results: readonly PayBatchResult[]) => void
}

export function PayDialog({ rows, cityId, onClose, onSettled, onAway }: PayDialogProps) {
  const run = usePayRun(rows, cityId, { settled: onSettled, away: onAway })
  const results = useFinalPayResults(run.results)
  const decline = useRef<HTMLButtonElement>(null)
  const isPaying = run.status === 'paying'
  const isDone = run.status === 'done'
  useDialogFocus(decline, true)
  useDialogFocus(decline, isDone)
  void useSnapshot(payAttemptJournalVersion).changes
  // Until the first request is sent, closing the dialog cancels the whole payment. Later it cancels only the requests
  // that are not sent yet.
  const isSent = isPaying && (run.results.length > 0 || rows.some((row) => salaryRowPayState(row) === 'sent'))
  const isAllPaid =
    isDone && run.results.length === run.portions && run.results.every(({ result }) => result.outcome === 'paid')
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isAllPaid) return
    toast.success(rows.length === 1 ? 'Выплата отправлена' : `Выплачено ${rows.length} из ${rows.length}`)
    close()
  }, [isAllPaid, rows.length])
  return (
    <Modal
      open
      title={rows.length === 1 ? 'Выплатить деньги курьеру?' : 'Выплатить деньги курьерам?'}
      width={560}
      closable={DIALOG_CLOSE_PROPS}
      onCancel={(event) => isSecondClick(event) || onClose()}
      footer={
        <>
          {isPaying && run.portions > 1 && <Button onClick={run.stop}>Остановить</Button>}
          <Button ref={decline} onClick={(event) => isSecondClick(event) || onClose()}>
            {isDone ? 'Готово' : isSent ? 'Закрыть' : 'Отмена'}
          </Button>
          {!isDone && (
            <Button type="primary" loading={isPaying} onClick={run.start}>
              Выплатить
            </Button>
          )}
        </>
      }
    >
      <PayRunReview rows={rows} cityId={cityId} />
      {isPaying && run.portions > 1 && (
        <div role="status" className="pay-progress">
          {`Порция ${run.portion + 1} из ${run.portions}`}
          <Progress percent={Math.round((run.portion / run.portions) * 100)} showInfo={false} aria-label="Ход выплат" />
        </div>
      )}
      {isSent && (
        <Alert
          role="status"
          type="info"
          showIcon
          title="Выплата отправлена, ответа сервера ещё нет"
          description={
            run.portions > 1
              ? 'Отменить отправленное нельзя. Если закрыть окно, следующие порции не уйдут.'
              : 'Отменить её нельзя. Окно можно закрыть: итог придёт сообщением.'
          }
        />
      )}
      {isDone && !isAllPaid && <Outcome results={results} rows={rows} />}
    </Modal>
  )
}

function Outcome({ results, rows }: { results: readonly PayBatchResult[]; rows: readonly Salary[] }) {
  if (rows.length > 1) return <SalaryPayResults results={results} rows={rows} />
  const result = results[0]?.result
  if (result?.outcome === 'paid') return <Alert type="success" showIcon title="Запись проверена: выплачено" />
  if (!result) return <Alert type="info" showIcon title="Ничего не отправлено" />
  if (result.outcome === 'refused') return <FailureAlert failure={result.failure} />
  if (result.outcome === 'unknown') {
    return (
      <Alert
        type="warning"
        showIcon
        title="Неизвестно, выплачено ли"
        description={`${result.failure.hint ?? 'Ответ не пришёл.'} Деньги могли уйти: проверяем запись, до этого повторить выплату нельзя.`}
      />
    )
  }
  return (
    <Alert
      type="warning"
      showIcon
      title="Ничего не отправлено"
      description="Запись выплачивается в другой вкладке, или ещё неизвестно, прошла ли прошлая выплата."
    />
  )
}

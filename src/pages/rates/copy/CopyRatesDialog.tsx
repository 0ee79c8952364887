import { Alert, Button, Modal, Select, Skeleton } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { Option } from '../../../domain/labeledOptions'
import { outcomeCountsText } from '../../../domain/outcomeCounts'
import { failureText } from '../../../lib/failure'
import { createSameUserGuard } from '../../../session/session'
import { DIALOG_CLOSE_PROPS, isSecondClick } from '../../../ui/form/dialogProps'
import { unreadableOptionsProps } from '../../../ui/form/unreadableOptions'
import { useDialogFocus } from '../../../ui/form/useDialogFocus'
import { LoadedContent } from '../../../ui/load/LoadedContent'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { toast } from '../../../ui/toasts'
import { type RateCopyChange, type RateCopyStatus, sendRateCopyChanges } from './rateCopyChanges'

export type CopyRatesDialogProps = {
  open: boolean
  title: string
  cities: readonly Option<number>[]
  plan: (cityId: number, signal: AbortSignal) => Promise<RateCopyChange[]>
  onClose: () => void
}

export function CopyRatesDialog({ open, title, cities, plan, onClose }: CopyRatesDialogProps) {
  const [cityId, setCityId] = useState<number>()
  const steps = useLoadedValue((city: number, signal: AbortSignal) => plan(city, signal), [cityId])
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, RateCopyStatus>>>({})
  const decline = useRef<HTMLButtonElement>(null)
  useDialogFocus(decline, open)
  const run = useRef<AbortController>(undefined)
  useEffect(() => () => run.current?.abort(), [])
  const left = (steps.value ?? []).filter(({ key }) => outcomes[key] !== 'done')
  const isSending = Object.values(outcomes).includes('sending')
  const hasBegun = Object.keys(outcomes).length > 0
  const doubted = left.find(({ key }) => isUnknown(outcomes[key]))

  const send = async () => {
    if (run.current) return
    const mine = new AbortController()
    run.current = mine
    const ifSameUser = createSameUserGuard()
    const note = (key: string, outcome: RateCopyStatus) => setOutcomes((before) => ({ ...before, [key]: outcome }))
    const result = await sendRateCopyChanges(left, note, mine.signal)
    run.current = undefined
    ifSameUser(() => {
      if (!mine.signal.aborted) return
      const text = `${title}: ${outcomeCountsText('скопировано', result)}`
      if (result.done < result.count)
        toast.failure({ message: text, ...(result.failure && { hint: failureText(result.failure) }) })
      else toast.success(text)
    })
  }

  return (
    <Modal
      open={open}
      title={title}
      width={720}
      closable={DIALOG_CLOSE_PROPS}
      onCancel={(event) => isSecondClick(event) || isSending || onClose()}
      footer={
        <>
          <Button ref={decline} disabled={isSending} onClick={onClose}>
            {hasBegun && left.length === 0 ? 'Готово' : 'Отмена'}
          </Button>
          <Button type="primary" loading={isSending} disabled={left.length === 0} onClick={() => void send()}>
            {hasBegun && left.length > 0 && !isSending ? 'Повторить' : 'Скопировать'}
          </Button>
        </>
      }
    >
      <Select<number>
        aria-label="В какой город"
        placeholder="Выберите город"
        listHeight={240}
        notFoundContent="Совпадений не найдено"
        className="copy-dialog__city"
        disabled={hasBegun}
        options={[...cities]}
        {...(cityId === undefined ? {} : { value: cityId })}
        {...unreadableOptionsProps(cities, 'city')}
        onChange={setCityId}
      />
      {doubted && !isSending && (
        <Alert
          type="warning"
          showIcon
          title={`Неизвестно, скопировано ли: ${doubted.what}`}
          description={`${left.at(-1) === doubted ? '' : 'Копирование остановлено, следующие строки не отправлены. '}Проверьте строку в выбранном городе и нажмите «Повторить» или «Отмена».`}
        />
      )}
      {cityId !== undefined && (
        <LoadedContent of={steps} waiting={<Skeleton active title={false} paragraph={{ rows: 3 }} />}>
          {(known) =>
            known.length === 0 ? (
              <Alert type="info" showIcon title="В этом городе уже всё так же: копировать нечего" />
            ) : (
              <Preview steps={known} outcomes={outcomes} />
            )
          }
        </LoadedContent>
      )}
    </Modal>
  )
}

function Preview({
  steps,
  outcomes,
}: {
  steps: readonly RateCopyChange[]
  outcomes: Readonly<Record<string, RateCopyStatus>>
}) {
  return (
    <table className="change-table copy-dialog__table" aria-label="Что изменится">
      <thead>
        <tr>
          <th scope="col">Что меняется</th>
          <th scope="col">Сейчас</th>
          <th scope="col">Станет</th>
          <th scope="col">Итог</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ key, what, before, after }) => (
          <tr key={key}>
            <th scope="row">{what}</th>
            <td>{before}</td>
            <td>{after}</td>
            <td>{outcomeText(outcomes[key])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const isUnknown = (status: RateCopyStatus | undefined): boolean =>
  typeof status === 'object' && status.outcome === 'unknown'

function outcomeText(outcome: RateCopyStatus | undefined): string {
  if (outcome === undefined) return '—'
  if (outcome === 'sending') return '…'
  return outcome === 'done' ? '✓' : `${isUnknown(outcome) ? '?' : '✗'} ${failureText(outcome)}`
}

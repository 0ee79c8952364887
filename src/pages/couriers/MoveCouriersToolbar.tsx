import { CheckOutlined, CloseOutlined, LoadingOutlined, QuestionOutlined, SwapOutlined } from '@ant-design/icons'
import { Button, Modal, Select } from 'antd'
import { useState } from 'react'
import type { Courier } from '../../api/couriers'
import { loadPointOptions } from '../../api/dictionaries'
import { outcomeCountsText } from '../../domain/outcomeCounts'
import { bidiIsolated, countWithNoun } from '../../domain/textFormatting'
import { failureText } from '../../lib/failure'
import { createSameUserGuard } from '../../session/session'
import { DIALOG_CLOSE_PROPS } from '../../ui/form/dialogProps'
import { LoadFailureAlert } from '../../ui/load/LoadFailureAlert'
import { UnreadableRowsAlert } from '../../ui/load/UnreadableRowsAlert'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import { toast } from '../../ui/toasts'
import { useShownRef } from '../../ui/useShownRef'
import { type CourierPointMoveState, moveCouriersToPoint } from './moveCouriersToPoint'

type MoveCouriersToolbarProps = {
  couriers: readonly Courier[]
  cityId: number | undefined
  onClear: () => void
  onChanged: () => void
}

export function MoveCouriersToolbar({ couriers, cityId, onClear, onChanged }: MoveCouriersToolbarProps) {
  const [moving, setMoving] = useState<readonly Courier[]>([])
  const [isOpen, setOpen] = useState(false)
  const close = (isChanged: boolean) => {
    setOpen(false)
    if (!isChanged) return
    onClear()
    onChanged()
  }
  return (
    <>
      {couriers.length > 0 && (
        <span className="couriers-tools__selected">
          {`Выбрано: ${couriers.length}`}
          <Button
            icon={<SwapOutlined />}
            onClick={() => {
              setMoving(couriers)
              setOpen(true)
            }}
          >
            Сменить точку
          </Button>
          <Button type="text" onClick={onClear}>
            Снять выбор
          </Button>
        </span>
      )}
      <SeveralPointsDialog open={isOpen} couriers={moving} cityId={cityId} onClose={close} />
    </>
  )
}

type SeveralPointsDialogProps = {
  open: boolean
  couriers: readonly Courier[]
  cityId: number | undefined
  onClose: (isChanged: boolean) => void
}

function SeveralPointsDialog({ open, couriers, ...rest }: SeveralPointsDialogProps) {
  const [progress, setProgress] = useState({ hasBegun: false, isRunning: false })
  const close = () => {
    // The dialog cannot be closed while requests are running: they would continue, and the user would not see their
    // results.
    if (!progress.isRunning) rest.onClose(progress.hasBegun)
  }
  return (
    <Modal
      open={open}
      title={`Смена отправной точки: ${countWithNoun(couriers.length, 'курьер', 'курьера', 'курьеров')}`}
      footer={null}
      destroyOnHidden
      closable={DIALOG_CLOSE_PROPS}
      mask={{ closable: false }}
      onCancel={close}
      afterClose={() => setProgress({ hasBegun: false, isRunning: false })}
    >
      <Moves couriers={couriers} {...progress} onProgress={setProgress} {...rest} onClose={close} />
    </Modal>
  )
}

type Progress = { hasBegun: boolean; isRunning: boolean }
type MovesProps = Omit<SeveralPointsDialogProps, 'open' | 'onClose'> &
  Progress & { onProgress: (progress: Progress) => void; onClose: () => void }

function Moves({ couriers, cityId, hasBegun, isRunning, onProgress, onClose }: MovesProps) {
  const points = useLoadedValue(loadPointOptions, [cityId])
  const [pointId, setPoint] = useState<number>()
  const [states, setStates] = useState<ReadonlyMap<number, CourierPointMoveState>>(new Map())
  const left = couriers.filter(({ id }) => states.get(id)?.status !== 'done')
  const isThere = useShownRef()

  const run = async () => {
    if (pointId === undefined || isRunning) return
    onProgress({ hasBegun: true, isRunning: true })
    const ifSameUser = createSameUserGuard()
    const results = new Map<number, CourierPointMoveState>()
    await moveCouriersToPoint(
      left.map(({ id }) => id),
      pointId,
      (id, state) => {
        results.set(id, state)
        setStates((last) => new Map(last).set(id, state))
      },
    )
    onProgress({ hasBegun: true, isRunning: false })
    ifSameUser(() => isThere.current || showMoveToast(left, results))
  }

  return (
    <>
      <LoadFailureAlert of={points} />
      <UnreadableRowsAlert of={points.value} noun="point" />
      <Select
        className="several-points__select"
        aria-label="Отправная точка"
        placeholder="Выберите точку"
        value={pointId}
        options={points.value ?? []}
        loading={points.status === 'loading'}
        disabled={hasBegun}
        listHeight={240}
        onChange={setPoint}
      />
      <ul className="several-points" aria-label="Выбранные курьеры" aria-live="polite">
        {couriers.map(({ id, fio }) => (
          <li key={id} className="several-points__item">
            <Mark state={states.get(id)} />
            <span>{fio}</span>
            <Reason state={states.get(id)} />
          </li>
        ))}
      </ul>
      <div className="form__buttons">
        <Button disabled={isRunning} onClick={onClose}>
          {hasBegun ? 'Закрыть' : 'Отмена'}
        </Button>
        {left.length > 0 && (
          <Button type="primary" loading={isRunning} disabled={pointId === undefined} onClick={() => void run()}>
            {hasBegun && !isRunning ? 'Повторить неудачные' : 'Сменить точку'}
          </Button>
        )}
      </div>
    </>
  )
}

function showMoveToast(couriers: readonly Courier[], results: ReadonlyMap<number, CourierPointMoveState>) {
  const reasons = couriers.flatMap(({ id, fio }) => {
    const state = results.get(id)
    return state?.status === 'failed' ? [`${bidiIsolated(fio)}: ${failureText(state.failure).replace(/\.$/, '')}`] : []
  })
  const counts = { done: 0, failed: 0, unknown: 0, count: couriers.length }
  for (const state of results.values()) {
    if (state.status === 'done') counts.done++
    if (state.status === 'failed') counts[state.failure.outcome ?? 'failed']++
  }
  if (counts.done === counts.count) return toast.success('Отправная точка изменена')
  const total = countWithNoun(couriers.length, 'курьера', 'курьеров', 'курьеров')
  const rest = reasons.length > SHOWN_REASONS ? [`и ещё ${reasons.length - SHOWN_REASONS}`] : []
  return toast.failure({
    message: `Смена отправной точки: ${outcomeCountsText('изменено', counts, total)}`,
    hint: [...reasons.slice(0, SHOWN_REASONS), ...rest].join('; '),
  })
}

const SHOWN_REASONS = 3

function Mark({ state }: { state: CourierPointMoveState | undefined }) {
  if (state?.status === 'done') return <CheckOutlined className="several-points__done" aria-label="Готово" />
  if (state?.status === 'failed') {
    const [Icon, label] =
      state.failure.outcome === 'unknown' ? [QuestionOutlined, 'Неизвестно'] : [CloseOutlined, 'Не удалось']
    return <Icon className="several-points__failed" aria-label={label} />
  }
  if (state?.status === 'running') return <LoadingOutlined aria-label="Меняется" />
  return <span className="several-points__dot" />
}

function Reason({ state }: { state: CourierPointMoveState | undefined }) {
  return state?.status === 'failed' ? (
    <span className="several-points__reason">{failureText(state.failure)}</span>
  ) : null
}

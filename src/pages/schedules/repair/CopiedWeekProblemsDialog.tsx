import { Button, Flex, Modal } from 'antd'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { type DraftWeek, findDraftRow } from '../../../domain/schedules/draftWeek'
import { findReplacementCouriers } from '../../../domain/schedules/replacements'
import type { NeighbourDays } from '../../../domain/schedules/spans'
import { shortTimeRangeText } from '../../../domain/schedules/timeText'
import { minutesToHoursText, type ScheduleIssue, type ScheduleIssueKind } from '../../../domain/schedules/validateWeek'
import { countWithNoun } from '../../../domain/textFormatting'
import type { LoadedValue } from '../../../lib/loadedValue'
import { shortWeekdayName } from '../../../lib/weekdays'
import { EmptyState } from '../../../ui/EmptyState'
import { DIALOG_CLOSE_PROPS, isSecondClick } from '../../../ui/form/dialogProps'
import type { ScheduleNameLookup } from '../week/scheduleNameLookup'
import { NeighbourDaysAlert } from '../week/WeekFormAlerts'
import type { WeekEditor } from '../week/weekEditor'
import { useDraftWeek } from '../week/weekEditorHooks'
import './copyCheck.css'

type CopiedWeekProblemsDialogProps = {
  open: boolean
  /** Limits the dialog to the shifts of one courier on one day. If undefined, the dialog shows the problems of the whole week. */
  only: { day: number; courierId: number | null } | undefined
  editor: WeekEditor
  names: ScheduleNameLookup
  verdicts: readonly ScheduleIssue[]
  around: LoadedValue<NeighbourDays>
  onClose: () => void
}

/** An entry of the dialog: a problem found in a shift, or a shift without problems that the user wants to assign to another courier. */
type Problem = Omit<ScheduleIssue, 'kind' | 'tone'> & Partial<Pick<ScheduleIssue, 'kind' | 'tone'>>

const CHECKED: readonly ScheduleIssueKind[] = ['blocked', 'rest', 'overlap']

/**
 * Dialog with the problems of a copied week. Delete removes the shift of the selected problem, keys 1 to 9 assign the
 * shift to a free courier. A solved problem leaves the list, so the same keys then apply to the next problem.
 */
export function CopiedWeekProblemsDialog({
  open,
  only,
  editor,
  names,
  verdicts,
  around,
  onClose,
}: CopiedWeekProblemsDialogProps) {
  const week = useDraftWeek(editor)
  const problems = useMemo(
    () => (only ? shiftsOf(week, verdicts, only) : copyProblems(verdicts)),
    [week, verdicts, only],
  )
  const [chosen, setChosen] = useState(0)
  const at = Math.min(chosen, Math.max(problems.length - 1, 0))
  const problem = problems[at]
  const list = useRef<HTMLDivElement>(null)
  const done = useRef<HTMLButtonElement>(null)
  const couriers = useMemo(
    () => names.couriers.map(({ value, courierTypeId }) => ({ id: value, courierTypeId })),
    [names],
  )
  const ref = problem && problem.key !== null ? { day: problem.day, key: problem.key } : undefined
  const found =
    ref && problem ? findReplacementCouriers(week, ref, withBlocked(couriers, problem, names), editor.around()) : []
  useEffect(() => {
    if (open) setChosen(0)
  }, [open])
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])

  const isEmpty = problems.length === 0
  // The problems of a copied week are complete only after the editor has received the shifts of the neighboring weeks.
  const isDone = isEmpty && (only !== undefined || editor.around() === around.value)
  useEffect(() => {
    if (!open) return
    // After the last problem is solved, the focused list of problems is unmounted. Focus the dialog's button instead, and return the focus
    // if the list is mounted again.
    if (isEmpty) done.current?.focus()
    else if (document.activeElement === done.current) list.current?.focus()
  }, [open, isEmpty])

  const remove = () => ref && editor.perform({ name: 'remove', rows: [ref] })
  const replace = (courierId: number) => ref && editor.perform({ name: 'assign', row: ref, courierId })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      if (event.code !== 'KeyZ') return
      editor.undo()
    } else if (event.key === 'ArrowDown') setChosen(Math.min(at + 1, problems.length - 1))
    else if (event.key === 'ArrowUp') setChosen(Math.max(at - 1, 0))
    else if (event.key === 'Delete') remove()
    else if (/^[1-9]$/.test(event.key) && found[Number(event.key) - 1])
      replace(found[Number(event.key) - 1]?.courierId ?? 0)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Modal
      open={open}
      title={only ? 'Подобрать замену' : 'Проверка копии'}
      width={680}
      destroyOnHidden
      closable={DIALOG_CLOSE_PROPS}
      onCancel={(event) => isSecondClick(event) || onClose()}
      afterOpenChange={(isOpen) => isOpen && (list.current ?? done.current)?.focus()}
      footer={
        <Button type="primary" ref={done} onClick={onClose}>
          {isDone ? 'Готово' : 'К неделе'}
        </Button>
      }
    >
      <NeighbourDaysAlert of={around} />
      {isDone && (
        <Solved isOne={only !== undefined} areBlockedKnown={names.isBlocked !== undefined} others={verdicts.length} />
      )}
      {isEmpty && !isDone && !around.failure && <p className="copy-check__hint">Проверяем соседние недели…</p>}
      {!isEmpty && (
        <>
          <p className="copy-check__hint">
            {only
              ? countWithNoun(problems.length, 'смена', 'смены', 'смен')
              : countWithNoun(problems.length, 'предупреждение', 'предупреждения', 'предупреждений')}
            . Стрелки выбирают, Delete убирает смену, цифра отдаёт её другому.
          </p>
          <div
            ref={list}
            role="listbox"
            aria-label={only ? 'Смены' : 'Предупреждения'}
            tabIndex={0}
            className="copy-check"
            onKeyDown={onKeyDown}
            aria-activedescendant={`problem-${at}`}
          >
            {problems.map((one, index) => (
              <div
                key={`${one.day}/${one.key}/${one.kind}/${one.text}`}
                id={`problem-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                className="copy-check__problem"
                onPointerDown={() => setChosen(index)}
              >
                <span className="copy-check__who">
                  {names.courier(one.courierId).fio}, {shortWeekdayName(week.days[one.day]?.date ?? '1970-01-01')}{' '}
                  {shiftWords(week, one)}
                </span>
                <span className={one.tone ? `verdict verdict--${one.tone}` : 'verdict'}>{one.text}</span>
              </div>
            ))}
          </div>
          <Flex wrap gap={8} align="center">
            <Button danger onClick={remove} disabled={!ref}>
              Убрать
            </Button>
            {found.map(({ courierId, minutes, isOfPoint }, index) => (
              <Button key={courierId} onClick={() => replace(courierId)}>
                {`${index + 1}. Заменить на ${names.courier(courierId).fio} (${minutesToHoursText(minutes)}${isOfPoint ? ', своя точка' : ''})`}
              </Button>
            ))}
            {found.length === 0 && <span className="copy-check__none">Свободных курьеров того же типа нет</span>}
          </Flex>
        </>
      )}
    </Modal>
  )
}

type SolvedProps = { isOne: boolean; areBlockedKnown: boolean; others: number }

function Solved({ isOne, areBlockedKnown, others }: SolvedProps) {
  if (isOne) return <EmptyState title="У курьера нет смен в этот день" hint="Заменять некого" />
  const checked = areBlockedKnown
    ? 'Заблокированных курьеров, пересечений и короткого отдыха'
    : 'Пересечений и короткого отдыха'
  if (others === 0) return <EmptyState title="Предупреждений нет" hint={`${checked} не найдено`} />
  return (
    <EmptyState
      title="После копирования исправлять нечего"
      hint={`${checked} нет. Другие предупреждения недели (${others}) отмечены в сетке`}
    />
  )
}

const copyProblems = (verdicts: readonly ScheduleIssue[]): Problem[] =>
  verdicts.filter(({ kind, key }) => key !== null && CHECKED.includes(kind))

/**
 * Returns one entry for each problem found in the courier's shifts of the day. A shift without a problem gets an entry too, so that the
 * user can assign it to another courier.
 */
function shiftsOf(
  week: DraftWeek,
  verdicts: readonly ScheduleIssue[],
  only: NonNullable<CopiedWeekProblemsDialogProps['only']>,
): Problem[] {
  const { day, courierId } = only
  return (week.days[day]?.rows ?? []).flatMap((row): Problem[] => {
    if (row.courierId !== courierId) return []
    const found = verdicts.filter((one) => one.day === day && one.key === row.key)
    return found.length > 0 ? found : [{ day, key: row.key, courierId, text: 'без предупреждений' }]
  })
}

/**
 * Adds the courier of the shift if the dictionary lacks this courier (it omits blocked couriers). The courier type comes from the schedule
 * row.
 */
function withBlocked(
  couriers: readonly { id: number; courierTypeId?: number | undefined }[],
  { courierId }: Problem,
  names: ScheduleNameLookup,
) {
  if (courierId === null || couriers.some(({ id }) => id === courierId)) return couriers
  return [...couriers, { id: courierId, courierTypeId: names.courier(courierId).courierTypeId }]
}

function shiftWords(week: Parameters<typeof findDraftRow>[0], { day, key }: Problem): string {
  const shift = key === null ? undefined : findDraftRow(week, { day, key })
  return shift ? shortTimeRangeText(shift) : ''
}

import { CopyOutlined } from '@ant-design/icons'
import { Alert, Button, Flex } from 'antd'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Form, useField } from 'react-final-form'
import type { DraftDay } from '../../../domain/schedules/draftWeek'
import { countWithNoun } from '../../../domain/textFormatting'
import { useMutation } from '../../../kit/form/useMutation'
import { copyToClipboard } from '../../../ui/copyToClipboard'
import { isShortcutPressed } from '../../../ui/shortcuts/shortcuts'
import { rejectedShiftsOfDay } from '../week/saveScheduleDays'
import type { WeekScreenState } from '../week/useWeekScreen'
import { WeekSaveResults } from '../week/WeekSaveResults'
import type { WeekEditor, WeekFormValues } from '../week/weekEditor'
import { useChangedDays, useScheduleIssues } from '../week/weekEditorHooks'
import { shiftRowsToText } from './dayFormClipboard'
import { EditableScheduleDayTable } from './EditableScheduleDayTable'

type ScheduleDayFormProps = { state: WeekScreenState; editor: WeekEditor; day: number }

/** Form of one schedule day; its only field contains all shifts of the day (operations, «Schedule detail»). */
export function ScheduleDayForm(props: ScheduleDayFormProps) {
  return (
    <Form<WeekFormValues> form={props.editor.form} onSubmit={() => undefined}>
      {() => <DayFields {...props} />}
    </Form>
  )
}

function DayFields({ state, editor, day }: ScheduleDayFormProps) {
  const { names, saver } = state
  const date = editor.week().days[day]?.date ?? ''
  const { input } = useField<DraftDay>(date, { subscription: { value: true } })
  const { rows } = input.value
  const [isTried, setTried] = useState(false)
  const changed = useChangedDays(editor).includes(day)
  const verdicts = useScheduleIssues(editor, names, true).filter((verdict) => verdict.day === day)
  const red = verdicts.filter(({ tone }) => tone === 'red')
  const isNew = editor.base().days[day]?.rows.length === 0
  const isEmpty = rows.length === 0
  useEffect(() => {
    if (isEmpty && isNew) editor.perform({ name: 'put', day, shift: {} })
  }, [editor, day, isEmpty, isNew])

  const saveButton = useRef<HTMLButtonElement>(null)
  const [saveRequests, setSaveRequests] = useState(0)
  const { run } = useMutation(date)
  const save = () => {
    setTried(true)
    if (red.length > 0 || saver.isSaving) return
    void run(() => saver.save([day]), {
      success: (isSaved) => (isSaved ? `Расписание дня ${isNew ? 'создано' : 'сохранено'}` : undefined),
      onDone: (isSaved) => isSaved && state.toView(),
    })
  }
  const saveRequested = useEffectEvent(() => {
    if (isNew || changed) save()
  })
  // Save in an effect: the save shortcut also makes the open cell commit its text, and the text is validated only in the next render.
  useEffect(() => {
    if (saveRequests > 0) saveRequested()
  }, [saveRequests])
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isShortcutPressed('weekSave', event.nativeEvent)) return
    event.preventDefault()
    setSaveRequests(saveRequests + 1)
  }
  const copy = () =>
    copyToClipboard(
      shiftRowsToText(rows, names),
      `Скопировано: ${countWithNoun(rows.length, 'строка', 'строки', 'строк')}`,
    )
  return (
    <Flex vertical gap={12} onKeyDown={onKeyDown}>
      <EditableScheduleDayTable
        editor={editor}
        day={day}
        rows={rows}
        verdicts={verdicts}
        refused={rejectedShiftsOfDay(saver.results, day, rows)}
        names={names}
        isTried={isTried}
      />
      {isTried && red.length > 0 && (
        <Alert
          type="error"
          showIcon
          title={`Исправьте ${countWithNoun(red.length, 'ошибку', 'ошибки', 'ошибок')}, чтобы сохранить день`}
        />
      )}
      <WeekSaveResults saver={saver} editor={editor} names={names} day={day} saveButton={saveButton} />
      <div className="day-form__buttons">
        <Button icon={<CopyOutlined />} onClick={() => void copy()}>
          Копировать таблицу
        </Button>
        <div className="schedule-actions">
          <Button disabled={saver.isSaving} onClick={state.cancelDay}>
            Отмена
          </Button>
          <Button
            ref={saveButton}
            type="primary"
            loading={saver.isSaving}
            disabled={!isNew && !changed}
            title="Ctrl+Enter"
            onClick={save}
          >
            {isNew ? 'Создать' : 'Сохранить'}
          </Button>
        </div>
      </div>
    </Flex>
  )
}

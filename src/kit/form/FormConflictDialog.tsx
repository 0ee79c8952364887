import { Button, Modal, Radio } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import { copyToClipboard } from '../../ui/copyToClipboard'
import { DIALOG_CLOSE_PROPS, isSecondClick } from '../../ui/form/dialogProps'
import { useDialogFocus } from '../../ui/form/useDialogFocus'
import {
  enteredValuesText,
  type FormFieldLabels,
  formDifferenceLabel,
  formDifferenceOutlines,
  formDifferenceVersionText,
} from './formDifferences'
import type { FormMergeDifference, FormMergeSide } from './mergeFormValues'
import { OutlineDiffThumbnail } from './OutlineDiffThumbnail'
import './newerQuestion.css'

export type FormConflictDialogProps = {
  conflicts: readonly FormMergeDifference[] | 'deleted'
  /** Text about the fields that another user has changed and this user has not edited. These fields need no decision by this user. */
  taken?: string | undefined
  words: FormFieldLabels
  typed: object
  onDecide: (sideOf: (name: string) => FormMergeSide) => void
  onClose: () => void
}

/**
 * Shown if another user has changed fields that this user has edited. Asks which version of each field to save, or says that the entity was
 * deleted.
 */
export function FormConflictDialog({ conflicts, taken, words, typed, onDecide, onClose }: FormConflictDialogProps) {
  const back = useRef<HTMLButtonElement>(null)
  useDialogFocus(back, true)
  const [chosen, setChosen] = useState<ReadonlyMap<string, FormMergeSide>>(new Map())
  const isDeleted = conflicts === 'deleted'
  const backButton = (
    <Button onClick={onClose} ref={back}>
      Вернуться
    </Button>
  )
  return (
    <Modal
      open
      title={isDeleted ? 'Запись удалена, пока вы редактировали' : 'Коллега изменил то же самое'}
      width={isDeleted ? 440 : 720}
      closable={DIALOG_CLOSE_PROPS}
      onCancel={(event) => isSecondClick(event) || onClose()}
      footer={
        <>
          {backButton}
          {isDeleted ? (
            <Button
              type="primary"
              onClick={() => void copyToClipboard(enteredValuesText(words, typed), 'Введённое скопировано')}
            >
              Скопировать введённое
            </Button>
          ) : (
            <Button
              type="primary"
              disabled={conflicts.some(({ name }) => !chosen.has(name))}
              onClick={() => onDecide((name) => chosen.get(name) ?? 'mine')}
            >
              Сохранить выбранное
            </Button>
          )}
        </>
      }
    >
      {isDeleted ? (
        <p>Сохранить изменения больше не в чем. Введённое осталось в форме: скопируйте, если оно ещё нужно.</p>
      ) : (
        <>
          <p>Пока форма была открыта, эти поля изменили и вы, и коллега. Выберите, что сохранить.</p>
          <table className="newer">
            <thead>
              <tr>
                <th scope="col">Поле</th>
                <th scope="col">Было</th>
                <th scope="col">У коллеги</th>
                <th scope="col">У вас</th>
              </tr>
            </thead>
            <tbody>
              {conflicts.map((difference) => (
                <Row
                  key={difference.name}
                  difference={difference}
                  words={words}
                  side={chosen.get(difference.name)}
                  onChoose={(side) => setChosen(new Map(chosen).set(difference.name, side))}
                />
              ))}
            </tbody>
          </table>
          {taken && <p>{taken}</p>}
        </>
      )}
    </Modal>
  )
}

type RowProps = {
  difference: FormMergeDifference
  words: FormFieldLabels
  side: FormMergeSide | undefined
  onChoose: (side: FormMergeSide) => void
}

const FIRST_LINE = { icon: { alignSelf: 'start', marginBlockStart: 3 } } as const

function Row({ difference, words, side, onChoose }: RowProps) {
  const label = formDifferenceLabel(words, difference)
  const outlines = formDifferenceOutlines(difference)
  const content = (version: unknown, index: number) => (
    <>
      <span>{formDifferenceVersionText(words, difference, version)}</span>
      {outlines.length > 0 && <OutlineDiffThumbnail outlines={outlines} shown={index} />}
    </>
  )
  const choice = (of: FormMergeSide, title: string, text: ReactNode) => (
    <td data-title={title}>
      <Radio
        name={difference.name}
        checked={side === of}
        onChange={() => onChoose(of)}
        styles={FIRST_LINE}
        aria-label={`${label}, ${title}`}
      >
        {text}
      </Radio>
    </td>
  )
  return (
    <tr>
      <th scope="row">{label}</th>
      <td data-title="Было">{content(difference.opened, 0)}</td>
      {choice('theirs', 'У коллеги', content(difference.latest, 1))}
      {choice('mine', 'У вас', content(difference.typed, 2))}
    </tr>
  )
}

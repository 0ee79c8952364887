import { Button, Modal, Radio } from 'antd'
import { useRef, useState } from 'react'
import { copyText } from '../../ui/copyText'
import { DIALOG_CLOSE } from '../../ui/form/dialogClose'
import { useDialogFocus } from '../../ui/form/useDialogFocus'
import { differenceLabel, typedText, versionText, type Words } from './differenceText'
import type { Difference, Side } from './mergeValues'
import './newerQuestion.css'

export type NewerQuestionProps = {
  asked: readonly Difference[] | 'deleted'
  words: Words
  typed: object
  onDecide: (sideOf: (name: string) => Side) => void
  onClose: () => void
}

/** Asks which side of each difference to save, or says that the entity was deleted. */
export function NewerQuestion({ asked, words, typed, onDecide, onClose }: NewerQuestionProps) {
  const back = useRef<HTMLButtonElement>(null)
  useDialogFocus(back, true)
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map())
  const isDeleted = asked === 'deleted'
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
      closable={DIALOG_CLOSE}
      onCancel={onClose}
      footer={
        <>
          {backButton}
          {isDeleted ? (
            <Button type="primary" onClick={() => void copyText(typedText(words, typed), 'Введённое скопировано')}>
              Скопировать введённое
            </Button>
          ) : (
            <Button
              type="primary"
              disabled={asked.some(({ name }) => !chosen.has(name))}
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
              {asked.map((difference) => (
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
        </>
      )}
    </Modal>
  )
}

type RowProps = {
  difference: Difference
  words: Words
  side: Side | undefined
  onChoose: (side: Side) => void
}

function Row({ difference, words, side, onChoose }: RowProps) {
  const label = differenceLabel(words, difference)
  const choice = (of: Side, title: string, version: unknown) => (
    <td data-title={title}>
      <Radio
        name={difference.name}
        checked={side === of}
        onChange={() => onChoose(of)}
        aria-label={`${label}, ${title}`}
      >
        {versionText(words, difference, version)}
      </Radio>
    </td>
  )
  return (
    <tr>
      <th scope="row">{label}</th>
      <td data-title="Было">{versionText(words, difference, difference.opened)}</td>
      {choice('theirs', 'У коллеги', difference.latest)}
      {choice('mine', 'У вас', difference.typed)}
    </tr>
  )
}

import { UndoOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { countWithNoun } from '../../../domain/textFormatting'
import { TextInput } from '../../../ui/form/TextInput'
import { parseRateFormula } from './parseRates'
import type { RateSheetEditing } from './useRateSheetEditing'

export function RateSheetToolbar({ sheet }: { sheet: RateSheetEditing }) {
  const [text, setText] = useState('')
  const operation = parseRateFormula(text)
  const isWrong = text.trim() !== '' && !operation
  const run = () => {
    if (operation) sheet.apply(operation)
  }
  return (
    <div className="sheet-bar">
      <span role="status" className="sheet-bar__count">
        {(sheet.selected > 0
          ? `Выбрано: ${countWithNoun(sheet.selected, 'ячейка', 'ячейки', 'ячеек')}`
          : 'Ничего не выбрано') + (sheet.refused > 0 ? ` · не вставлено: ${sheet.refused}, нужны суммы` : '')}
      </span>
      <Button size="small" type="text" onClick={sheet.selectAll}>
        Выбрать все
      </Button>
      <TextInput
        className="sheet-bar__operation"
        aria-label="Изменить выбранное"
        aria-invalid={isWrong}
        placeholder="+5 %, *1,1, −50, =500"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          run()
        }}
      />
      <Button size="small" onClick={run} disabled={!operation || sheet.selected === 0}>
        Применить к выбранному
      </Button>
      <Button size="small" icon={<UndoOutlined />} onClick={sheet.undo} disabled={!sheet.canUndo}>
        Отменить шаг
      </Button>
    </div>
  )
}

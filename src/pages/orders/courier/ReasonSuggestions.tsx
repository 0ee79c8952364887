import { Button } from 'antd'
import { useEffect } from 'react'
import { useForm } from 'react-final-form'
import type { FieldName } from '../../../ui/form/fieldNames'
import './reasonSuggestions.css'

const REASONS = ['Курьер не отвечает', 'Слишком далеко', 'Поломка транспорта', 'Много заказов'] as const

export function ReasonSuggestions({ name }: { name: FieldName<string> }) {
  const form = useForm()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Read the digit from `code` and not from `key`, because with Alt some keyboard layouts type another character.
      const reason =
        event.altKey && !event.ctrlKey && !event.metaKey && REASONS[Number(/^Digit(\d)$/.exec(event.code)?.[1]) - 1]
      if (!reason) return
      event.preventDefault()
      form.change(name, reason)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [form, name])
  return (
    <fieldset className="usual-reasons" aria-label="Обычные причины">
      {REASONS.map((reason, index) => (
        <Button key={reason} size="small" title={`Alt+${index + 1}`} onClick={() => form.change(name, reason)}>
          {reason}
        </Button>
      ))}
    </fieldset>
  )
}

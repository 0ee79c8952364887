import { SearchOutlined } from '@ant-design/icons'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { TextInput } from '../../ui/form/TextInput'
import './finderBox.css'

type FinderBoxProps = {
  formLabel: string
  label: string
  placeholder: string
  className?: string
  /** Results for the typed text, as links and buttons: Enter clicks the first one. */
  children: (text: string, close: () => void) => ReactNode
}

export function FinderBox({ formLabel, label, placeholder, className = '', children }: FinderBoxProps) {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const isShown = isOpen && text.trim() !== ''
  const close = () => setOpen(false)
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Escape' || !isShown) return
    event.stopPropagation()
    event.currentTarget.querySelector('input')?.focus()
    close()
  }
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }
  return (
    <form
      aria-label={formLabel}
      className={`finder ${className}`}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onSubmit={(event) => {
        event.preventDefault()
        panel.current?.querySelector<HTMLElement>('a, button')?.click()
      }}
    >
      <TextInput
        aria-label={label}
        aria-controls={panelId}
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        suffix={<SearchOutlined aria-hidden />}
        onFocus={() => setOpen(true)}
        onChange={(event) => {
          setText(event.target.value)
          setOpen(true)
        }}
      />
      {/* Safari focuses the panel when a link or button in it is clicked. Without `tabIndex`, `onBlur` would close the panel before the click. */}
      <div id={panelId} ref={panel} className="finder__panel" tabIndex={-1} hidden={!isShown}>
        {isShown && children(text, close)}
      </div>
    </form>
  )
}

import { Button } from 'antd'
import { useState } from 'react'
import './collapsibleText.css'

const MAX_LENGTH = 140

export function CollapsibleText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  if (text.length <= MAX_LENGTH) return text
  return (
    <>
      <span className={isOpen ? undefined : 'folded-text'}>{text}</span>
      <Button
        type="link"
        size="small"
        className="folded-text__button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Свернуть' : 'Показать полностью'}
      </Button>
    </>
  )
}

import { Button } from 'antd'
import { useState } from 'react'
import './foldedText.css'

/** A text longer than this is folded, in characters: about three lines of a narrow column. */
const MAX_LENGTH = 140

/** A long text: its beginning, and all of it at a press. */
export function FoldedText({ text }: { text: string }) {
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

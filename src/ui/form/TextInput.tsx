import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import './textInput.css'

type TextInputProps = ComponentProps<'input'> & {
  suffix?: ReactNode
}

/** Text input that looks like antd's Input. antd's component takes a third of the script time of each keystroke. */
export function TextInput({ className, suffix, ...props }: TextInputProps) {
  const { disabled, 'aria-invalid': isWrong } = props
  const classes = [
    'text-input',
    isWrong && 'text-input--wrong',
    disabled && 'text-input--disabled',
    suffix !== undefined && 'text-input--wrapper',
    className,
  ]
    .filter(Boolean)
    .join(' ')
  if (suffix === undefined) return <input type="text" {...props} className={classes} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a pointer alone can miss the input inside by a few pixels
    <span className={classes} onMouseDown={focusInput}>
      <input type="text" {...props} className="text-input__line" />
      <span className="text-input__suffix">{suffix}</span>
    </span>
  )
}

function focusInput(event: MouseEvent<HTMLElement>): void {
  if ((event.target as Element).closest('input, button')) return
  event.preventDefault()
  event.currentTarget.querySelector('input')?.focus()
}

import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import './textInput.css'

export type TextInputProps = ComponentProps<'input'> & {
  /** Stands behind what is typed: a unit, a button. */
  suffix?: ReactNode
}

/** One line to type into, red while it is `aria-invalid`. It looks like antd's Input, which costs a third of the script of each key. */
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

/** A press on the edge or on the unit is meant for the input. */
function focusInput(event: MouseEvent<HTMLElement>): void {
  if ((event.target as Element).closest('input, button')) return
  event.preventDefault()
  event.currentTarget.querySelector('input')?.focus()
}

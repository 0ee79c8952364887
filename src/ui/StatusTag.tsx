import type { CSSProperties, ReactNode } from 'react'
import type { Tone } from './theme'
import './statusTag.css'

export function StatusTag({ tone, children, title }: { tone: Tone; children: ReactNode; title?: string }) {
  return (
    <span className={`status-tag status-tag--${tone}`} title={title}>
      {children}
    </span>
  )
}

export function EnabledTag({ status, label }: { status: boolean; label: string }) {
  return <StatusTag tone={status ? 'success' : 'danger'}>{label}</StatusTag>
}

/**
 * Tag for a status whose colour comes from the server. Only a dot beside the text has this colour, because some colours are unreadable as
 * text.
 */
export function ColorDotTag({ color, children, className, title }: ColorDotTagProps) {
  return (
    <span
      className={className ? `status-tag status-tag--dot ${className}` : 'status-tag status-tag--dot'}
      style={color === undefined ? undefined : ({ '--dot': color } as CSSProperties)}
      title={title}
    >
      {children}
    </span>
  )
}

type ColorDotTagProps = { color: string | undefined; children: ReactNode; className?: string; title?: string }

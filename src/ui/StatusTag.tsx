import type { CSSProperties, ReactNode } from 'react'
import type { Tone } from './theme'
import './statusTag.css'

/** A small label whose tone says what the words say too. */
export function StatusTag({ tone, children, title }: { tone: Tone; children: ReactNode; title?: string }) {
  return (
    <span className={`status-tag status-tag--${tone}`} title={title}>
      {children}
    </span>
  )
}

/** Включен / Отключен of points, zones and cities. */
export function EnabledTag({ status, label }: { status: boolean; label: string }) {
  return <StatusTag tone={status ? 'success' : 'danger'}>{label}</StatusTag>
}

/** A status with a colour of the server's own: the colour is a dot, so that the words stay readable on any. */
export function DotTag({ color, children, className, title }: DotTagProps) {
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

type DotTagProps = { color: string | undefined; children: ReactNode; className?: string; title?: string }

import type { ReactNode } from 'react'

/** Keeps a date such as `18-03-2026` on one line. Without it, browsers break the date at its hyphens. */
export const NoLineBreak = ({ children }: { children: ReactNode }) => <span className="no-break">{children}</span>

const DATE = /(\d\d-\d\d-\d{4})/

/** Splits a text at its dates, so that each date stays on one line. A text without a date is returned unchanged. */
export function withUnbrokenDates(text: string): ReactNode {
  const parts = text.split(DATE)
  if (parts.length === 1) return text
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no state, and the same date may occur twice
  return parts.map((part, index) => (index % 2 === 1 ? <NoLineBreak key={index}>{part}</NoLineBreak> : part))
}

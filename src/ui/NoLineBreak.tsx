import type { ReactNode } from 'react'

/** Keeps a date such as `18-03-2026` on one line. Without it, browsers break the date at its hyphens. */
export const NoLineBreak = ({ children }: { children: ReactNode }) => <span className="no-break">{children}</span>

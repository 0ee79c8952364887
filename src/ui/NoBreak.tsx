import type { ReactNode } from 'react'

/** Browsers break `18-03-2026` at its hyphens; this keeps it on one line. */
export const NoBreak = ({ children }: { children: ReactNode }) => <span className="no-break">{children}</span>

import type { ReactNode } from 'react'

/** A date, a period or a number in one line: browsers break `18-03-2026` after its hyphens. */
export const NoBreak = ({ children }: { children: ReactNode }) => <span className="no-break">{children}</span>

import type { ReactNode } from 'react'
import { Sample } from '../form/sample'

/** The text of a component's page: what it is for, and what to do and not to do with it. In Russian, for designers. */
export const guide = (about: string, rule: { do: string; dont: string }, isDialog = false) => ({
  docs: {
    description: { component: `${about}\n\n**Делайте.** ${rule.do}\n\n**Не делайте.** ${rule.dont}` },
    // A dialog covers its page: among others it stands in a window of its own.
    story: isDialog ? { inline: false, height: '320px' } : { inline: true },
  },
})

/** Around a field, which works inside a form alone. */
export const InForm = ({ children, values = {} }: { children: ReactNode; values?: object }) => (
  <Sample values={values}>{children}</Sample>
)

import { ConfigProvider } from 'antd'
import { type ReactNode, useState } from 'react'
import type { Decorator } from 'storybook-react-rsbuild'
import { Sample } from '../form/sample'

/** The text of a component's page: what it is for, and what to do and not to do with it. In Russian, for designers. */
export const guide = (about: string, rule: { do: string; dont: string }) => ({
  docs: {
    description: { component: `${about}\n\n**Делайте.** ${rule.do}\n\n**Не делайте.** ${rule.dont}` },
    story: { inline: true },
  },
})

/**
 * Of an example that is a whole screen of its own: no property of the component can be turned from outside, and a control that moves
 * nothing would say otherwise.
 */
export const WITHOUT_CONTROLS = { controls: { disable: true } }

/** Around a field, which works inside a form alone. */
export const InForm = ({ children, values = {} }: { children: ReactNode; values?: object }) => (
  <Sample values={values}>{children}</Sample>
)

/** On the page of a dialog it stands in a box of the page, where the controls reach it and the rest of the page is not covered. */
export const inBox: Decorator = (Story, { viewMode }) => (viewMode === 'docs' ? <Box>{Story()}</Box> : Story())

/** The focus stays with the page, whose controls would be out of reach. */
const FREE = { focusable: { trap: false } }

function Box({ children }: { children: ReactNode }) {
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  return (
    <div ref={setBox} style={{ contain: 'layout paint', height: 380 }}>
      {box && (
        <ConfigProvider getPopupContainer={() => box} modal={FREE}>
          {children}
        </ConfigProvider>
      )}
    </div>
  )
}

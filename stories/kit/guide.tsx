import { ConfigProvider } from 'antd'
import { type ReactNode, useState } from 'react'
import type { Decorator } from 'storybook-react-rsbuild'
import { Sample } from '../form/sample'

export const guide = (about: string, rule: { do: string; dont: string }) => ({
  docs: {
    description: { component: `${about}\n\n**Делайте.** ${rule.do}\n\n**Не делайте.** ${rule.dont}` },
    story: { inline: true },
  },
})

/** For an example that is a whole screen: it ignores the component's props, so controls would have no effect. */
export const WITHOUT_CONTROLS = { controls: { disable: true } }

/** Fields render only inside a form. */
export const InForm = ({ children, values = {} }: { children: ReactNode; values?: object }) => (
  <Sample values={values}>{children}</Sample>
)

/** On a docs page a dialog renders inside a box, so that it covers neither the controls nor the rest of the page. */
export const inBox: Decorator = (Story, { viewMode }) => (viewMode === 'docs' ? <Box>{Story()}</Box> : Story())

/** A focus trap would make the controls of the page unreachable. */
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

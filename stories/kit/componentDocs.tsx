import { ConfigProvider } from 'antd'
import { type ReactNode, useState } from 'react'
import type { Decorator } from 'storybook-react-rsbuild'
import { SampleForm } from '../form/SampleForm'

export const componentDocs = (about: string, rule: { do: string; dont: string }) => ({
  docs: {
    description: { component: `${about}\n\n**Делайте.** ${rule.do}\n\n**Не делайте.** ${rule.dont}` },
    story: { inline: true },
  },
  controls: { disable: false },
})

/** Hides the controls of the docs page for an example that shows a whole screen, because the screen ignores the component's props. */
export const WITHOUT_CONTROLS = { controls: { disable: true } }

export const InForm = ({ children, values = {} }: { children: ReactNode; values?: object }) => (
  <SampleForm values={values}>{children}</SampleForm>
)

/** Renders a dialog inside a box on the docs page, so that the dialog covers neither the controls nor the rest of the page. */
export const inBox: Decorator = (Story, { viewMode }) => (viewMode === 'docs' ? <Box>{Story()}</Box> : Story())

/** Disables the focus trap of dialogs. With the trap, the controls of the docs page could not be focused. */
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

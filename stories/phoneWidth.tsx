import type { Decorator } from 'storybook-react-rsbuild'

/** Width of a screen's content on a phone, in px. Media queries still use the width of the window. */
export const PHONE_WIDTH = 342

export const phoneWidth: Decorator = (Story) => (
  <div style={{ width: PHONE_WIDTH }}>
    <Story />
  </div>
)

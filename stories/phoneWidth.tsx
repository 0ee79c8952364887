import type { Decorator } from 'storybook-react-rsbuild'

/** Width of a screen's content on a phone, in px. Media queries still see the window. */
const WIDTH = 342

export const phoneWidth: Decorator = (Story) => (
  <div style={{ width: WIDTH }}>
    <Story />
  </div>
)

import { waitFor, type within } from 'storybook/test'

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>
type User = { click: (element: Element) => Promise<void> }

/** Clicks a column header and retries while the table loads, because a loading table ignores clicks. */
export const clickColumnHeader = (canvas: Canvas, user: User, name: string | RegExp): Promise<void> =>
  waitFor(() => user.click(canvas.getByRole('columnheader', { name })))

import { waitFor, type within } from 'storybook/test'

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>
type User = { click: (element: Element) => Promise<void> }

/** Retries, because the table ignores presses while it loads. */
export const pressHeading = (canvas: Canvas, user: User, name: string | RegExp): Promise<void> =>
  waitFor(() => user.click(canvas.getByRole('columnheader', { name })))

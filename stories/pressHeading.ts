import { waitFor, type within } from 'storybook/test'

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>
type User = { click: (element: Element) => Promise<void> }

/** Sorts by a column, as soon as the table takes a press: while it loads it takes none. */
export const pressHeading = (canvas: Canvas, user: User, name: string | RegExp): Promise<void> =>
  waitFor(() => user.click(canvas.getByRole('columnheader', { name })))

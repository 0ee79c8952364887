/** Use it as `beforeEach` of stories with unreadable rows. The app logs such rows with `console.error`, which would fail the story. */
export function hideLoggedErrors(): () => void {
  const { error } = console
  console.error = () => undefined
  return () => {
    console.error = error
  }
}

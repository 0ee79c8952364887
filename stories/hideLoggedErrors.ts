/** `beforeEach` of stories with unreadable rows: the console logs such rows as errors, and a logged error fails a story. */
export function hideLoggedErrors(): () => void {
  const { error } = console
  console.error = () => undefined
  return () => {
    console.error = error
  }
}

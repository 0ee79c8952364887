export const toolButtonProps = (label: string, title = label) =>
  ({ type: 'text', size: 'small', 'aria-label': label, title }) as const

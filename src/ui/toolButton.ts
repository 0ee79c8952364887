/** Props of a small button with an icon alone. `label` names it for screen readers. */
export const toolButtonProps = (label: string, title = label) =>
  ({ type: 'text', size: 'small', 'aria-label': label, title }) as const

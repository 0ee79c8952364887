/** The cross of every dialog, named in Russian for screen readers. */
export const DIALOG_CLOSE = { 'aria-label': 'Закрыть' }

/** Whether a click is the second of a double one. The first opened the dialog; the second, beside it, must not close it. */
export const isSecondClick = ({ detail }: { detail: number }): boolean => detail > 1

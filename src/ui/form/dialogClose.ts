/** The cross of every dialog, named in Russian for screen readers. */
export const DIALOG_CLOSE = { 'aria-label': 'Закрыть' }

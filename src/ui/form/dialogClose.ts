export const DIALOG_CLOSE = { 'aria-label': 'Закрыть' }

/** The first click of a double click opened the dialog; the second one hits the mask and must not close it. */
export const isSecondClick = ({ detail }: { detail: number }): boolean => detail > 1

/** Commits the text of the open cell, which happens on blur. A removed input gets no blur event, so call this before it is removed. */
export function commitOpenCell(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement.matches('.cell-input')) activeElement.blur()
}

export const hasUnsavedCellText = (): boolean => document.querySelector('.cell-input[data-unsaved]') !== null

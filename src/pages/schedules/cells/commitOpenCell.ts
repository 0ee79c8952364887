/** Blurs the input of the open cell, which commits its text. Call this before the input is removed: a removed input gets no blur event. */
export function commitOpenCell(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement.matches('.cell-input')) activeElement.blur()
}

export const hasUnsavedCellText = (): boolean => document.querySelector('.cell-input[data-unsaved]') !== null

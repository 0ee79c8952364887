/** jsdom knows no style of pseudo elements, which dialogs ask for to measure scroll bars, and says so at length. */
export function plainComputedStyle(): void {
  const { getComputedStyle } = window
  window.getComputedStyle = (element) => getComputedStyle(element)
}

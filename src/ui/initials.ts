/** `Ахметова Динара Сериковна` → `АД`. */
export function personInitials(fio: string): string {
  return fio
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}

export function personInitials(fio: string): string {
  return fio
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}

export function personShortName(fio: string): string {
  const [surname = '', name] = fio.trim().split(/\s+/)
  return name ? `${surname} ${name.slice(0, 1)}.` : surname
}

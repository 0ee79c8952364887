/** Converts `168` or `168:30`, the server's formats for hours, to minutes (contract, «Reports»). */
export function parseWorkMinutes(workTime: string): number | undefined {
  const match = workTime.trim().match(/^(\d+)(?::([0-5]?\d))?(?::\d+)?$/)
  if (!match) return undefined
  return Number(match[1]) * 60 + Number(match[2] ?? 0)
}

/** Formats as `H:mm`; hours may exceed 24. */
export function formatWorkMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

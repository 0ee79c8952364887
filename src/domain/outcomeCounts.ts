/** Results of an action that sends several changes. `unknown`: the server may have made the change although its request failed. */
export type OutcomeCounts = { done: number; failed: number; unknown: number; count: number }

/**
 * Text such as «Скопировано 1 из 5, не скопировано: 1, неизвестно, скопировано ли: 1, не отправлено: 2». `total` is the text after «из».
 */
export function outcomeCountsText(
  participle: string,
  { done, failed, unknown, count }: OutcomeCounts,
  total = String(count),
): string {
  const rest = count - done - failed - unknown
  const inside = participle.toLowerCase()
  return [
    `${participle} ${done} из ${total}`,
    failed > 0 && `не ${inside}: ${failed}`,
    unknown > 0 && `неизвестно, ${inside} ли: ${unknown}`,
    rest > 0 && `не отправлено: ${rest}`,
  ]
    .filter(Boolean)
    .join(', ')
}

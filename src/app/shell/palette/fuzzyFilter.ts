/** Fuzzy search: it tolerates the wrong keyboard layout, е for ё, and missing letters. */

export type FuzzySearchItem = {
  label: string
  words?: string
}

const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

const OTHER_KEY = new Map(
  [...LATIN].flatMap((latin, index) => {
    const cyrillic = CYRILLIC[index] ?? latin
    return [
      [latin, cyrillic],
      [cyrillic, latin],
    ] as [string, string][]
  }),
)

/** Converts text typed in the wrong keyboard layout: `ghjabkm` becomes `профиль`. */
function inOtherLayout(typed: string): string {
  return [...typed.toLowerCase()].map((letter) => OTHER_KEY.get(letter) ?? letter).join('')
}

/** Returns the entries that match the query, the best match first; equal matches keep their order. An empty query matches every entry. */
export function fuzzyFilter<T extends FuzzySearchItem>(entries: readonly T[], query: string): T[] {
  const asTyped = searchWords(query)
  if (query.trim() === '') return [...entries]
  const otherwise = searchWords(inOtherLayout(query))
  return entries
    .map((entry) => ({ entry, score: Math.max(scoreOf(entry, asTyped), scoreOf(entry, otherwise)) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry)
}

function scoreOf({ label, words = '' }: FuzzySearchItem, query: readonly string[]): number {
  if (query.length === 0) return 0
  const inLabel = searchWords(label)
  const besides = searchWords(words)
  const scores = query.map((word) => Math.max(bestOf(inLabel, word), bestOf(besides, word) * 0.6))
  if (scores.includes(0)) return 0
  const isBeginning = inLabel.join(' ').startsWith(query.join(' '))
  return scores.reduce((sum, score) => sum + score) / scores.length + (isBeginning ? 5 : 0)
}

const bestOf = (words: readonly string[], typed: string): number =>
  words.reduce((best, word) => Math.max(best, closeness(word, typed)), 0)

function closeness(word: string, typed: string): number {
  if (word === typed) return 10
  if (word.startsWith(typed)) return 8
  if (typed.length >= 2 && word.includes(typed)) return 4
  return typed.length >= 3 && word[0] === typed[0] && hasInOrder(word, typed) ? 2 : 0
}

function hasInOrder(word: string, typed: string): boolean {
  let at = 0
  for (const letter of word) if (letter === typed[at]) at++
  return at === typed.length
}

export const plainText = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')

export const searchWords = (text: string): string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

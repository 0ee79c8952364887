import { countWithNoun, plural } from './text'

const NOUNS = {
  row: ['запись', 'записи', 'записей', true],
  shift: ['смена', 'смены', 'смен', true],
  week: ['неделя', 'недели', 'недель', true],
  order: ['заказ', 'заказа', 'заказов', false],
  courier: ['курьер', 'курьера', 'курьеров', false],
  document: ['документ', 'документа', 'документов', false],
  fine: ['штраф', 'штрафа', 'штрафов', false],
  fineType: ['вид штрафа', 'вида штрафов', 'видов штрафов', false],
} as const satisfies Record<string, readonly [one: string, few: string, many: string, isFeminine: boolean]>

export type RowNoun = keyof typeof NOUNS

/** Text such as «1 заказ не показан» for rows that were left out because a required field is missing or invalid (contract). */
export function unreadableText(count: number, noun: RowNoun): string {
  const [one, few, many, isFeminine] = NOUNS[noun]
  return `${countWithNoun(count, one, few, many)} ${plural(count, isFeminine ? 'не показана' : 'не показан', 'не показаны', 'не показаны')}`
}

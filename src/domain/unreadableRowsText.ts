import { countWithNoun, pluralForm } from './textFormatting'

const NOUNS = {
  row: ['запись', 'записи', 'записей', 'а'],
  shift: ['смена', 'смены', 'смен', 'а'],
  week: ['неделя', 'недели', 'недель', 'а'],
  order: ['заказ', 'заказа', 'заказов', ''],
  courier: ['курьер', 'курьера', 'курьеров', ''],
  point: ['точка', 'точки', 'точек', 'а'],
  period: ['период', 'периода', 'периодов', ''],
  company: ['контрагент', 'контрагента', 'контрагентов', ''],
  recordedPayment: ['записанная оплата', 'записанные оплаты', 'записанных оплат', 'а'],
  document: ['документ', 'документа', 'документов', ''],
  fine: ['штраф', 'штрафа', 'штрафов', ''],
  city: ['город', 'города', 'городов', ''],
  permission: ['право', 'права', 'прав', 'о'],
  comparedDay: ['день для сравнения', 'дня для сравнения', 'дней для сравнения', ''],
  weekday: ['день недели', 'дня недели', 'дней недели', ''],
  condition: ['условие', 'условия', 'условий', 'о'],
  zone: ['зона доставки', 'зоны доставки', 'зон доставки', 'а'],
  fineType: ['вид штрафа', 'вида штрафов', 'видов штрафов', ''],
} as const satisfies Record<string, readonly [one: string, few: string, many: string, ending: '' | 'а' | 'о']>

export type UnreadableRowNoun = keyof typeof NOUNS

/** Text such as «1 заказ не показан» for rows that were left out because a required field is missing or invalid (contract). */
export function unreadableRowsText(count: number, noun: UnreadableRowNoun): string {
  const [one, few, many, ending] = NOUNS[noun]
  return `${countWithNoun(count, one, few, many)} ${pluralForm(count, `не показан${ending}`, 'не показаны', 'не показаны')}`
}

import { countWithNoun, pluralForm } from '../../domain/textFormatting'
import { RequestFailure } from '../../lib/failure'
import type { RowsPage } from '../../lib/listStore'

/**
 * Reason why saving is disabled. The form omits rates that the server sent without a required field. A save replaces
 * all rates on the server, so it would delete the omitted rates (contract, «rows without a required field»).
 */
export const ratesSaveBlockReason = (unreadable = 0): string | undefined =>
  unreadable > 0
    ? `${countWithNoun(unreadable, 'ставка', 'ставки', 'ставок')} ${pluralForm(unreadable, 'не показана', 'не показаны', 'не показаны')}: ` +
      'сервер прислал не все поля. Сохранение отключено, чтобы ничего не потерять.'
    : undefined

/**
 * Returns the rates to compare a form with. Throws if a rate could not be read, because it would look as if a colleague
 * had removed it.
 */
export function requireReadableRates<Row>({ rows, unreadable = 0 }: RowsPage<Row>): Row[] {
  if (unreadable > 0) throw new RequestFailure({ message: 'Сервер прислал не все ставки' })
  return rows
}

const COPIED = {
  rate: [['ставка', 'ставки', 'ставок'], 'не загрузилась', 'чтобы ничего не потерять'],
  grid: [['бонусная сетка', 'бонусные сетки', 'бонусных сеток'], 'не загрузилась', 'чтобы ничего не потерять'],
  condition: [['условие', 'условия', 'условий'], 'не загрузилось', 'чтобы условия не повторились и не изменились'],
} satisfies Record<string, [[string, string, string], string, string]>

/**
 * Reason why rates cannot be copied if the server sent some of them incompletely. The copy would lack an incomplete courier rate. An
 * incomplete bonus grid looks empty, so its steps would be lost. The copy of an incomplete condition would differ from the original. An
 * unreadable condition of the target city would be created a second time.
 */
export function ratesCopyBlockReason(unreadable = 0, kind: keyof typeof COPIED = 'grid'): string | undefined {
  if (unreadable === 0) return undefined
  const [nouns, one, purpose] = COPIED[kind]
  const verb = pluralForm(unreadable, one, 'не загрузились', 'не загрузились')
  return `${countWithNoun(unreadable, ...nouns)} ${verb}: сервер прислал не все поля. Копирование отключено, ${purpose}.`
}

import { formatMoney, moneyDifference } from '../../domain/money'
import { groupDigits } from '../../domain/textFormatting'
import { numberStruct, textStruct } from '../../lib/structs'
import { useUrlQuery } from '../address/useUrlQuery'
import { type DrilldownTotalName, isDrilldownKey, REPORT_DRILLDOWNS } from './drilldowns'
import './drilldown.css'

export type DrilldownTotalCheckProps = {
  /** Totals of the list under its current filter; undefined while they load. The total of penalties is positive. */
  figures: Readonly<Partial<Record<DrilldownTotalName, number | undefined>>>
}

const NUMBER = numberStruct()
const TEXT = textStruct()

/**
 * Compares a report figure with the total of the list of its records: shows «31 из 31 ✓» if they are equal, otherwise the difference. The
 * figure is read from the URL on each render, because the user may open the same list for another figure.
 */
export function DrilldownTotalCheck({ figures }: DrilldownTotalCheckProps) {
  const { get } = useUrlQuery()
  const name = get('drilldown', TEXT)
  const expected = get('figure', NUMBER)
  if (name === undefined || !isDrilldownKey(name) || expected === undefined) return null
  const { title, behind } = REPORT_DRILLDOWNS[name]
  const found = figures[behind]
  if (found === undefined) return null
  const words = behind.endsWith('Count') ? groupDigits : formatMoney
  const difference = moneyDifference(found, expected)
  return (
    <output
      className={difference === 0 ? 'drilldown-check drilldown-check--equal' : 'drilldown-check'}
      data-drilldown={name}
    >
      {title}: {words(found)} из {words(expected)} {difference === 0 ? '✓' : `— разница ${words(difference)}`}
    </output>
  )
}

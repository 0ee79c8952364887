import { formatMoney } from '../../domain/money'
import { groupDigits } from '../../domain/text'
import { num, text } from '../../lib/structs'
import { useAddress } from '../address/useAddress'
import { DRILLDOWNS, type FigureBehind, isDrilldown } from './drilldowns'
import './drilldown.css'

type DrilldownCheckProps = {
  /** Totals of the list under its current filter; undefined while they load. The total of penalties is positive. */
  figures: Readonly<Partial<Record<FigureBehind, number | undefined>>>
}

const NUMBER = num()
const TEXT = text()

/**
 * A report figure links to the list of its records. On that list this component shows whether the records add up to the figure: «31 из 31
 * ✓» or the difference. The figure comes from the URL on each render, because another figure may be opened on the same list.
 */
export function DrilldownCheck({ figures }: DrilldownCheckProps) {
  const { get } = useAddress()
  const name = get('drilldown', TEXT)
  const expected = get('figure', NUMBER)
  if (name === undefined || !isDrilldown(name) || expected === undefined) return null
  const { title, behind } = DRILLDOWNS[name]
  const found = figures[behind]
  if (found === undefined) return null
  const words = behind.startsWith('archive') ? groupDigits : formatMoney
  const difference = found - expected
  return (
    <output
      className={difference === 0 ? 'drilldown-check drilldown-check--equal' : 'drilldown-check'}
      data-drilldown={name}
    >
      {title}: {words(found)} из {words(expected)} {difference === 0 ? '✓' : `— разница ${words(difference)}`}
    </output>
  )
}

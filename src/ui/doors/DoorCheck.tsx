import { formatMoney } from '../../domain/money'
import { groupDigits } from '../../domain/text'
import { num, text } from '../../lib/structs'
import { useAddress } from '../address/useAddress'
import { DOORS, type FigureBehind, isDoor } from './doors'
import './doorCheck.css'

type DoorCheckProps = {
  /** The sums of the screen for the filter of its present address, as far as they are known; a penalty without its sign. */
  figures: Readonly<Partial<Record<FigureBehind, number | undefined>>>
}

const NUMBER = num()
const TEXT = text()

/**
 * On a screen that was entered through a figure: whether its records sum to that figure, «31 из 31 ✓» or the difference. The
 * address alone says which figure that is: another one may be entered on the open screen, even one of the same door and sum.
 */
export function DoorCheck({ figures }: DoorCheckProps) {
  const { get } = useAddress()
  const name = get('door', TEXT)
  const expected = get('figure', NUMBER)
  if (name === undefined || !isDoor(name) || expected === undefined) return null
  const { title, behind } = DOORS[name]
  const found = figures[behind]
  if (found === undefined) return null
  const words = behind.startsWith('archive') ? groupDigits : formatMoney
  const difference = found - expected
  return (
    <output className={difference === 0 ? 'door-check door-check--equal' : 'door-check'} data-door={name}>
      {title}: {words(found)} из {words(expected)} {difference === 0 ? '✓' : `— разница ${words(difference)}`}
    </output>
  )
}

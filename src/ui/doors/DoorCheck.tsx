import { useEffect, useState } from 'react'
import { formatMoney } from '../../domain/money'
import { groupDigits } from '../../domain/text'
import { equal } from '../../lib/equal'
import { num, text } from '../../lib/structs'
import { useAddress } from '../address/useAddress'
import { DOORS, type FigureBehind, isDoor } from './doors'
import './doorCheck.css'

type DoorCheckProps = {
  /** What the screen's filter finds: another filter is no longer that of the door. */
  filters: object
  /** The sums of the screen, as far as they are known; a penalty without its sign. */
  figures: Readonly<Partial<Record<FigureBehind, number | undefined>>>
}

const NUMBER = num()
const TEXT = text()

/** On a screen that was entered through a figure: whether its records sum to that figure, «31 из 31 ✓» or the difference. */
export function DoorCheck({ filters, figures }: DoorCheckProps) {
  const { get, set } = useAddress()
  const name = get('door', TEXT)
  const expected = get('figure', NUMBER)
  const [entered, setEntered] = useState({ name, expected, filters })
  // A door of the same screen, a group's to its days, is another way in: the filter that it brings is its own.
  const isSame = entered.name === name && entered.expected === expected
  if (!isSame) setEntered({ name, expected, filters })
  const isOther = name !== undefined && isSame && !equal(entered.filters, filters)
  useEffect(() => {
    if (isOther) set({ door: undefined, figure: undefined }, { replace: true })
  }, [isOther, set])
  if (!isSame || isOther || name === undefined || !isDoor(name) || expected === undefined) return null
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

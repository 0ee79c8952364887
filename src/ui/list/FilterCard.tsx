import { DownOutlined, FilterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type KeyboardEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Form } from 'react-final-form'
import { useSnapshot } from 'valtio'
import { isEmpty } from '../../lib/address'
import { equal } from '../../lib/equal'
import { type FieldWords, FieldWordsContext } from '../form/fieldWords'
import { isLayerOpen } from '../shortcuts/keyTarget'
import { isPressed } from '../shortcuts/shortcuts'
import { useShortcuts } from '../shortcuts/useShortcuts'
import { FilterChips } from './FilterChips'
import { type FilterContent, FilterFields } from './FilterFields'
import { filterFold, foldFilter } from './filterFold'
import { useUnapplied } from './unappliedFilter'
import type { ListPageState } from './useListPage'
import './filterCard.css'

/** The part of a list page that a filter needs. */
export type FilterList<F> = Pick<ListPageState<never, F>, 'query' | 'hasFilters' | 'setFilters' | 'clearFilters'>

export type FilterCardProps<F> = {
  list: FilterList<F>
  /** The filter keys of the form; others in the address are kept by «Применить» and dropped by «Сбросить». */
  keys: readonly (keyof F & string)[]
  children: FilterContent<F>
  /** Filled in where the address has no filter of that key; sent with the next «Применить». */
  preset?: Partial<F> | undefined
  /** Stands above the fields; of class `filter-card__notice`, which takes the whole line. */
  notice?: ReactNode
  /** Stands beside «Сбросить». */
  extra?: ReactNode
  /** Chips of conditions that have no field. */
  chips?: ReactNode
  /** What goes with a condition that is taken back by its chip: a company with its city. */
  goesWith?: Partial<Record<keyof F & string, readonly (keyof F & string)[]>>
  label?: string
}

/**
 * The filter of a list: a line that says in chips what is set, and fields under it that stay folded or open as the person
 * left them. «Применить» only when something changed, «Сбросить» only when there are filters.
 */
export function FilterCard<F extends object>(props: FilterCardProps<F>) {
  const { list, keys, children, goesWith, label = 'Фильтр' } = props
  const fold = useSnapshot(filterFold)
  /** Opened by its key for one filter: folds again when that is set. */
  const [isBorrowed, setBorrowed] = useState(false)
  const isOpen = fold.isOpen || isBorrowed
  const fieldsId = useId()
  const fields = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const [words, note] = useWords()
  const hasFields = useOnce(isOpen || keys.some((key) => !isEmpty(list.query[key])))
  useShortcuts({
    filter: () => {
      flushSync(() => setBorrowed(!filterFold.isOpen))
      const first = fields.current?.querySelector<HTMLElement>('input:enabled')
      if (!first) return false
      first.focus()
      return true
    },
  })
  const giveBack = () => {
    // Folded away, the focus would be lost with its field.
    if (isBorrowed && fields.current?.contains(document.activeElement)) toggle.current?.focus()
    setBorrowed(false)
  }
  const apply = (values: Partial<F>) => {
    giveBack()
    list.setFilters(Object.fromEntries(keys.map((key) => [key, values[key]])) as Partial<F>)
  }
  const remove = (key: keyof F & string) => {
    const gone = [key, ...(goesWith?.[key] ?? [])]
    list.setFilters(Object.fromEntries(gone.map((name) => [name, undefined])) as Partial<F>)
  }
  return (
    <Form<Partial<F>>
      onSubmit={apply}
      initialValues={pick({ ...props.preset, ...list.query }, keys)}
      initialValuesEqual={equal}
      subscription={SUBSCRIPTION}
    >
      {({ handleSubmit, form, dirty }) => (
        <form onSubmit={handleSubmit} onKeyDown={leaveOnEscape} aria-label={label} className="filter-card">
          <Unapplied isDirty={dirty === true} />
          <div className="filter-card__line">
            <Button
              ref={toggle}
              className="filter-card__toggle"
              icon={<FilterOutlined />}
              aria-expanded={isOpen}
              aria-controls={fieldsId}
              onClick={() => {
                setBorrowed(false)
                foldFilter(!isOpen)
              }}
            >
              {dirty && !isOpen ? `${label}: не применён` : label}
              <DownOutlined className="filter-card__arrow" />
            </Button>
            <FilterChips query={list.query} keys={keys} words={words} onRemove={remove}>
              {props.chips}
            </FilterChips>
            <div className="filter-card__extra">
              {props.extra}
              <Button
                disabled={!list.hasFilters}
                onClick={() => {
                  form.reset()
                  list.clearFilters()
                }}
              >
                Сбросить
              </Button>
            </div>
          </div>
          <FieldWordsContext value={note}>
            <div
              id={fieldsId}
              ref={fields}
              className={isOpen ? 'filter-card__fields filter-card__fields--open' : 'filter-card__fields'}
            >
              {props.notice}
              {hasFields && <FilterFields>{children}</FilterFields>}
              <div className="filter-card__buttons">
                <Button type="primary" htmlType="submit" disabled={!dirty}>
                  Применить
                </Button>
              </div>
            </div>
          </FieldWordsContext>
        </form>
      )}
    </Form>
  )
}

/** What the line and the buttons show: a key in a field changes nothing of it, but for the first. */
const SUBSCRIPTION = { dirty: true }

function Unapplied({ isDirty }: { isDirty: boolean }) {
  useUnapplied(isDirty)
  return null
}

/**
 * Whether it has ever been so. Folded fields are rendered only for the words of their chips: eight of them take as long as
 * five rows. Once there they stay, with what is typed.
 */
function useOnce(isSo: boolean): boolean {
  const [wasSo, setSo] = useState(isSo)
  if (isSo && !wasSo) setSo(true)
  return isSo || wasSo
}

/** What the fields call themselves; options that come anew with the same words change nothing. */
function useWords(): [Readonly<Record<string, FieldWords>>, (name: string, words: FieldWords) => void] {
  const [words, setWords] = useState<Readonly<Record<string, FieldWords>>>({})
  const note = useCallback((name: string, next: FieldWords) => {
    setWords((known) => (equal(known[name], next) ? known : { ...known, [name]: next }))
  }, [])
  return [words, note]
}

/** Out of the field, so that the next arrow walks the list; an open choice is closed first, by its own Esc. */
function leaveOnEscape(event: KeyboardEvent): void {
  if (isPressed('filterLeave', event) && event.target instanceof HTMLInputElement && !isLayerOpen()) event.target.blur()
}

function pick<F extends object>(query: Partial<F>, keys: readonly (keyof F & string)[]): Partial<F> {
  return Object.fromEntries(keys.filter((key) => !isEmpty(query[key])).map((key) => [key, query[key]])) as Partial<F>
}
